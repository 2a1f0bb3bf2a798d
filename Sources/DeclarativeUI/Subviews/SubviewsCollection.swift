/// The subviews of a view, in order. As a view it is all of them.
///
/// Subscripts take time constant in the number of subviews.
public struct SubviewsCollection {
    let subviews: [Subview]
}

extension SubviewsCollection: RandomAccessCollection {
    /// Some of the subviews of a view, one after the other.
    public typealias SubSequence = SubviewsCollectionSlice

    /// The position of the first subview: 0.
    public var startIndex: Int { 0 }
    /// The position behind the last subview: their number.
    public var endIndex: Int { subviews.count }
    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews at some positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

/// Some of the subviews of a view, one after the other. As a view it is all of these.
///
/// Keeps the positions they have in the whole collection.
public struct SubviewsCollectionSlice {
    let subviews: ArraySlice<Subview>
}

extension SubviewsCollectionSlice: RandomAccessCollection {
    /// Some of these subviews.
    public typealias SubSequence = SubviewsCollectionSlice

    /// The position of the first subview, in the whole collection.
    public var startIndex: Int { subviews.startIndex }
    /// The position behind the last subview, in the whole collection.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews at some positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SubviewsCollectionSlice._makeNode(view[...], in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        SubviewsCollectionSlice._updateNode(node, with: view[...])
    }
}

extension SubviewsCollectionSlice: View {
    /// Has no body.
    public typealias Body = Never
    private typealias Rows = ForEach<ArraySlice<Subview>, Subview.ID, Subview>

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        Rows.makeNode(Rows(view.subviews) { $0 }, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        Rows.updateNode(node, with: Rows(view.subviews) { $0 })
    }
}
