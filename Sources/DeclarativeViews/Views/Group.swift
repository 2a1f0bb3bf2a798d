/// A collection of views that acts as a single view. Modifiers of the group apply to each of its views.
@frozen public struct Group<Content> {
    @usableFromInline var content: Content
}

extension Group: View where Content: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates a group of views.
    @inlinable nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        Content.makeNode(view.content, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        Content.updateNode(node, with: view.content)
    }
}
