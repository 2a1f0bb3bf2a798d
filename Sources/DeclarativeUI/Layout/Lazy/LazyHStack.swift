import Foundation
import LayoutEngine

/// Lays views out in a row, and makes the rows of a `ForEach` in it as they come into sight.
///
/// That needs a surrounding scroll view that moves its contents along the row; elsewhere everything is made at once. A
/// row is one element of a `ForEach` in the content: as it is, or in a `Group`, a condition, the content of a `Section`
/// or another such row. A `ForEach` with a layout modifier applied to the whole of it is made at once, as are other
/// views; these appear when they come into sight. What was not made yet is assumed to be as long as what was made is on
/// average; what is in sight does not move when more becomes known. A row that goes out of sight disappears; it keeps
/// its state for a while, then its life ends. The row takes the height it is offered. Scrolling costs what comes into
/// sight, whatever the number of rows.
public struct LazyHStack<Content: View> {
    let rule: LazyRule
    let content: Content

    /// A row with an alignment and a gap in points; without one, neighbours keep the distances they prefer.
    ///
    /// - Parameters:
    ///   - alignment: where views stand across the row.
    ///   - spacing: the gap in points.
    ///   - pinnedViews: which views of sections stay in sight; none without it.
    ///   - content: the views.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        rule = LazyRule(
            axis: .horizontal, alignment: alignment.guide, spacing: spacing, items: nil, pinnedViews: pinnedViews,
            type: Self.self)
        self.content = content()
    }
}

extension LazyHStack: View {
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
