/// A reference to a node for observers that may use it after its life: on the main actor later, notified of a change.
///
/// Unlike a weak reference it leaves the node as it is, where each further retain would cost several times as much.
// Used on the main actor only: other threads just pass it on.
final class NodeReference: @unchecked Sendable {
    // The node's life ends before it is freed, and then this is cleared.
    @UnretainedOptional private(set) var node: _ViewNode?

    @MainActor init(_ node: _ViewNode) { self.node = node.isTornDown ? nil : node }

    /// Called when the node's life ends.
    @MainActor func clear() { node = nil }
}
