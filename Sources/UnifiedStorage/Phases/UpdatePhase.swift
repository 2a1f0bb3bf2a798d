/// The phases of an update, in order.
///
/// `changes` lets in the next of the changes that wait, once what the one before caused is done. `actions` are what
/// views asked to be called for once they are laid out; `callbacks` come when everything is drawn.
package enum UpdatePhase: Int, CaseIterable, Sendable {
    case scopes, handlers, bodies, representables, changes, layout, actions, display, callbacks
}
