/// A view that is compared with its own `==`, even if it is plain data.
@frozen public struct EquatableView<Content: Equatable & View> {
    /// The view to compare.
    public var content: Content

    /// Compares `content` with its `==`.
    @inlinable nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        EquatableNode(view, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: EquatableNode<Content>.self).update(view)
    }
}

extension View where Self: Equatable {
    /// Lets this view's `==` decide whether its body must run again.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
