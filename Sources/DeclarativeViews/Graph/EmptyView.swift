/// A view without content that takes no part in layout.
@frozen public struct EmptyView: Sendable {
    /// Creates an empty view.
    @inlinable public init() {}
}

extension EmptyView: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode { EmptyNode(in: context) }
    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: EmptyView) {}
}

/// The node of an empty view.
final class EmptyNode: _ViewNode {
    override var viewType: Any.Type { EmptyView.self }
}
