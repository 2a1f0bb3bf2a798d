/// A view that is compared with its own `==` operator, even if it is plain data.
@frozen public struct EquatableView<Content: Equatable & View> {
    /// The view to compare.
    public var content: Content

    /// Creates a view that compares `content` with its `==` operator.
    @inlinable nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        EquatableNode(view, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: EquatableNode<Content>.self).update(view)
    }
}

extension View where Self: Equatable {
    /// Uses this view's `==` operator to decide whether its body must run again.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
