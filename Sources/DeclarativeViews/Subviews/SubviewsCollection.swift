/// A collection of the subviews of a view, in order. Used as a view, it shows all of them.
///
/// Subscripts take constant time, regardless of the number of subviews.
public struct SubviewsCollection {
    let subviews: [Subview]
}

extension SubviewsCollection: RandomAccessCollection {
    /// A slice of the subviews of a view.
    public typealias SubSequence = SubviewsCollectionSlice

    /// The position of the first subview, which is 0.
    public var startIndex: Int { 0 }
    /// The position after the last subview, which equals the number of subviews.
    public var endIndex: Int { subviews.count }
    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews in a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

/// A slice of the subviews of a view. Used as a view, it shows all of its subviews.
///
/// The slice keeps the positions of the whole collection.
public struct SubviewsCollectionSlice {
    let subviews: ArraySlice<Subview>
}

extension SubviewsCollectionSlice: RandomAccessCollection {
    /// A slice of these subviews.
    public typealias SubSequence = SubviewsCollectionSlice

    /// The position of the first subview, in the whole collection.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last subview, in the whole collection.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews in a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SubviewsCollectionSlice._makeNode(view[...], in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        SubviewsCollectionSlice._updateNode(node, with: view[...])
    }
}

extension SubviewsCollectionSlice: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never
    private typealias Rows = ForEach<ArraySlice<Subview>, Subview.ID, Subview>

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        Rows.makeNode(Rows(view.subviews) { $0 }, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        Rows.updateNode(node, with: Rows(view.subviews) { $0 })
    }
}
