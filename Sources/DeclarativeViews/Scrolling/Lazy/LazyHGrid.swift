import Foundation
import LayoutEngine

/// A lazy grid that grows horizontally by columns. It creates the views of a `ForEach` as they become visible, like
/// `LazyHStack`.
///
/// The rows are determined by the proposed height alone or, without one, by the sizes of the first views. A column is
/// as wide as its widest view, to which no width is proposed. The header and footer of a section each take a separate
/// column of the grid's full height; the section's content begins in a new column.
public struct LazyHGrid<Content: View> {
    let rule: LazyRule
    let content: Content

    /// Creates a lazy grid from rows. The default spacing between columns is 8 points.
    ///
    /// If there are no rows, a flexible row is used, and that is reported.
    ///
    /// - Parameters:
    ///   - rows: The rows of the grid.
    ///   - alignment: The vertical alignment of the rows, and of the views in cells, headers and footers.
    ///   - spacing: The spacing between columns, in points.
    ///   - pinnedViews: The views of sections to pin while scrolling. The default is none.
    ///   - content: The views of the grid.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        rule = LazyRule(
            axis: .horizontal, alignment: alignment.guide, spacing: spacing, items: rows, pinnedViews: pinnedViews,
            type: Self.self)
        self.content = content()
    }
}

extension LazyHGrid: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyNode(view.rule, view.content, in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: LazyNode<Content>.self).update(view.rule, view.content)
    }
}
