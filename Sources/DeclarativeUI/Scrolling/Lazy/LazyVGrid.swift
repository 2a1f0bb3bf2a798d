import Foundation
import LayoutEngine

/// Lays views out in a grid that grows by rows, and makes the views of a `ForEach` in it as they come into sight, as
/// `LazyVStack` does.
///
/// The columns follow from the width the grid is offered alone; where there is none, from what the first views need. A
/// row is as high as its largest view, which is offered no length of its own. The views of a section's header and
/// footer take a row of their own, as wide as the grid; its content begins on a new one.
public struct LazyVGrid<Content: View> {
    let rule: LazyRule
    let content: Content

    /// A grid of columns with an alignment, and a gap in points between its rows, 8 without one.
    ///
    /// Without any column one flexible one is used, and that is reported.
    ///
    /// - Parameters:
    ///   - columns: the columns.
    ///   - alignment: where the columns, and views in cells, headers and footers stand across the grid.
    ///   - spacing: the gap in points.
    ///   - pinnedViews: which views of sections stay in sight; none without it.
    ///   - content: the views.
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
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyNode(view.rule, view.content, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: LazyNode<Content>.self).update(view.rule, view.content)
    }
}
