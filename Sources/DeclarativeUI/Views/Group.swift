/// Several views in place of one. Modifiers of the group apply to each of the views.
@frozen public struct Group<Content> {
    @usableFromInline var content: Content
}

extension Group: View where Content: View {
    /// Has no body.
    public typealias Body = Never

    /// Makes a group of views.
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
