/// A view that shows nothing and takes no part in layout.
@frozen public struct EmptyView: Sendable {
    /// Makes an empty view.
    @inlinable public init() {}
}

extension EmptyView: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode { EmptyNode(in: context) }
    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: EmptyView) {}
}

/// The node of an empty view.
final class EmptyNode: _ViewNode {
    override var viewType: Any.Type { EmptyView.self }
}
