import Foundation
import LayoutEngine

/// Lays views out in rows whose cells share columns.
///
/// Each `GridRow` is a row, its views are the cells; a view outside rows is a row of its own across all columns. All
/// views are made at once.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// A grid with an alignment for its cells and gaps in points; without them, neighbours keep the distances they
    /// prefer.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ContainerNode(view.layout, view.content, type: Self.self, collapses: false, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ContainerNode<GridLayout, Content>.self).update(view.layout, view.content)
    }
}

/// A row of cells in a grid. Elsewhere it is just its views; in another row, part of that row.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// A row with an alignment for its cells; the grid's where it is `nil`.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        UnaryNode(GridCellLayout(rowAlignment: view.alignment), view.content, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        let node = node.cast(to: UnaryNode<Content, GridCellLayout>.self)
        node.update(GridCellLayout(rowAlignment: view.alignment, sameRowAs: node.rule), view.content)
    }
}

extension View {
    /// Has this view, as a cell of a grid, span `count` columns. Less than 1 is reported and counts as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(columns: count)))
    }

    /// Places this view, as a cell of a grid, by a point of its own and the same point of its room. A point that is not
    /// finite is reported and ignored.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(anchor: anchor)))
    }

    /// Offers this view, as a cell of a grid, no more room on the given axes than other cells need.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(unsizedAxes: axes)))
    }

    /// Says where the cells of this view's column stand in it. The first cell of a column that says so counts.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(columnAlignment: guide)))
    }
}
