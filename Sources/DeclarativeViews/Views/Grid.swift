import Foundation
import LayoutEngine

/// A container that arranges views in rows whose cells share columns.
///
/// Each `GridRow` is a row, and its views are the cells. A view outside a `GridRow` is a row of its own that spans
/// all columns. The grid creates all of its views at once.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Creates a grid with the given alignment of cells and spacing in points; `nil` spacing uses the preferred
    /// distances between neighbours.
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
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ContainerNode(view.layout, view.content, type: Self.self, collapses: false, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ContainerNode<GridLayout, Content>.self).update(view.layout, view.content)
    }
}

/// A row of cells in a grid. Outside a grid, it acts as a group of its views; inside another row, its views are part
/// of that row.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row with the given alignment of cells; `nil` uses the grid's alignment.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        UnaryNode(GridCellLayout(rowAlignment: view.alignment), view.content, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        let node = node.cast(to: UnaryNode<Content, GridCellLayout>.self)
        node.update(GridCellLayout(rowAlignment: view.alignment, sameRowAs: node.rule), view.content)
    }
}

extension View {
    /// Makes this view span `count` columns as a cell of a grid. A count below 1 is reported and counts as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(columns: count)))
    }

    /// Aligns a point of this view with the same point of its grid cell. A point that is not finite is reported and
    /// ignored.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(anchor: anchor)))
    }

    /// Prevents this view, as a grid cell, from taking more space on the given axes than other cells need.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(unsizedAxes: axes)))
    }

    /// Sets the alignment of this view's column in a grid. The first cell of a column that sets one wins.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(UnaryLayoutModifier(GridCellLayout(columnAlignment: guide)))
    }
}
