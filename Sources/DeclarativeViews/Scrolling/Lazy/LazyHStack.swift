import Foundation
import LayoutEngine

/// A lazy row of views. It creates the views of a `ForEach` as they become visible.
///
/// Views are created lazily only in a surrounding scroll view that scrolls horizontally; otherwise all views are
/// created at once. A lazy row is one element of a `ForEach` in the content: directly, or in a `Group`, a condition,
/// the content of a `Section` or another such row. A `ForEach` with a layout modifier applied to all of it is created
/// at once, as are other views; these appear when they become visible.
///
/// Views that have not been created are assumed to have the average length of those that have. Visible views do not
/// move when the actual lengths become known. A row that is no longer visible disappears. It keeps its state for a
/// while and is then destroyed.
///
/// The stack takes the proposed height. The cost of scrolling depends on the views that become visible, not on the
/// number of rows.
public struct LazyHStack<Content: View> {
    let rule: LazyRule
    let content: Content

    /// Creates a lazy row with an alignment and a spacing in points. Without a spacing, adjacent views keep their
    /// preferred distances.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The spacing between views, in points.
    ///   - pinnedViews: The views of sections to pin while scrolling. The default is none.
    ///   - content: The views of the row.
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
