/// A sequence of views, produced by a view builder. The position of each view is its identity.
@frozen public struct TupleView<T> {
    /// The tuple of views.
    public var value: T

    /// Creates a view from a tuple of views.
    @inlinable public init(_ value: T) { self.value = value }
}

extension TupleView: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: TupleView<T>, in context: _NodeContext) -> _ViewNode {
        TupleNode(view, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: TupleView<T>) {
        node.cast(to: TupleNode<T>.self).update(view)
    }
}
