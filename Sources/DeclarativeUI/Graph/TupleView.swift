/// Several views in sequence, as made by a view builder. The position of each is its identity.
@frozen public struct TupleView<T> {
    /// The views.
    public var value: T

    /// Makes a view from the elements of a tuple, all of which must be views.
    @inlinable public init(_ value: T) { self.value = value }
}

extension TupleView: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: TupleView<T>, in context: _NodeContext) -> _ViewNode {
        TupleNode(view, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: TupleView<T>) {
        node.cast(to: TupleNode<T>.self).update(view)
    }
}
