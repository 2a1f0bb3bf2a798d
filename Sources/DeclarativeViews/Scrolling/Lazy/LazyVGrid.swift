import Foundation
import LayoutEngine

/// A lazy grid that grows vertically by rows. It creates the views of a `ForEach` as they become visible, like
/// `LazyVStack`.
///
/// The columns are determined by the proposed width alone or, without one, by the sizes of the first views. A row is
/// as high as its highest view, to which no height is proposed. The header and footer of a section each take a
/// separate row of the grid's full width; the section's content begins in a new row.
public struct LazyVGrid<Content: View> {
    let rule: LazyRule
    let content: Content

    /// Creates a lazy grid from columns. The default spacing between rows is 8 points.
    ///
    /// If there are no columns, a flexible column is used, and that is reported.
    ///
    /// - Parameters:
    ///   - columns: The columns of the grid.
    ///   - alignment: The horizontal alignment of the columns, and of the views in cells, headers and footers.
    ///   - spacing: The spacing between rows, in points.
    ///   - pinnedViews: The views of sections to pin while scrolling. The default is none.
    ///   - content: The views of the grid.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        rule = LazyRule(
            axis: .vertical, alignment: alignment.guide, spacing: spacing, items: columns, pinnedViews: pinnedViews,
            type: Self.self)
        self.content = content()
    }
}

extension LazyVGrid: View {
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
