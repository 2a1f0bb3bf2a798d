import Foundation
import LayoutEngine

/// A view that arranges views in rows whose cells share columns.
///
/// Each `GridRow` is a row, and its views are the cells. A view outside of rows is a row of its own that spans all
/// columns. All views are made at once.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Makes a grid with an alignment of its cells and gaps in points; with `nil`, neighbours keep their preferred
    /// distances.
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

/// A row of cells in a grid. Outside of a grid it is just its views; inside another row, it is part of that row.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// Makes a row with an alignment of its cells; `nil` for the grid's.
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
    /// Makes this view span `count` columns as a cell of a grid. Less than 1 is reported and counts as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(columns: count)))
    }

    /// Aligns a point of this view with the same point of its cell in a grid. A point that is not finite is reported
    /// and ignored.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(anchor: anchor)))
    }

    /// Limits this view, as a cell of a grid, on the given axes to the space that other cells need.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(unsizedAxes: axes)))
    }

    /// Sets the alignment of this view's column in a grid. The first cell of a column that sets one wins.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(columnAlignment: guide)))
    }
}
