/// Several views treated as one where one is asked for; what is applied to the group is applied to each of them.
@frozen public struct Group<Content> {
    @usableFromInline var content: Content
}

extension Group: View where Content: View {
    /// Has no body.
    public typealias Body = Never

    /// A group of the views `content` makes.
    @inlinable nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        Content.makeNode(view.content, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        Content.updateNode(node, with: view.content)
    }
}
