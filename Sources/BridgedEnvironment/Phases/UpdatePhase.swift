/// The phases of an update, in order.
///
/// `changes` lets in the next waiting change once the effects of the one before are done. `actions` are the calls
/// views asked for after their layout; `callbacks` come when everything is drawn.
package enum UpdatePhase: Int, CaseIterable, Sendable {
    case scopes, handlers, bodies, representables, changes, layout, actions, display, callbacks
}
