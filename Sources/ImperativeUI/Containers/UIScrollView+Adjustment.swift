import Foundation

extension UIScrollView {
    /// The situations in which a scroll view insets its content by the safe area.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The content is inset along the axes on which it scrolls, and vertically in a navigation controller.
        case automatic
        /// The content is inset along the axes on which it scrolls.
        case scrollableAxes
        /// The content is never inset by the safe area.
        case never
        /// The content is always inset, on all sides.
        case always
    }

    private var addedInset: UIEdgeInsets {
        var insets = safeAreaInsets
        // Room for a bar that becomes lower stays as it is, so that the content does.
        insets.top = max(insets.top, roomForBar)
        if insets == .zero { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return insets
        case .automatic, .scrollableAxes: break
        }
        if contentSize.width <= bounds.width { (insets.left, insets.right) = (0, 0) }
        if contentSize.height <= bounds.height, !isAdjustedInNavigation { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    private var isAdjustedInNavigation: Bool {
        contentInsetAdjustmentBehavior == .automatic && nearestViewController?.isBelowBar == true
    }

    /// Recomputes the adjusted inset. Content that was scrolled to its start stays there, and content that was not
    /// beyond its start does not come to be.
    final func adjustedInsetMayHaveChanged() {
        var inset = contentInset.adding(addedInset)
        inset.top += roomForRefreshing
        let before = adjustedContentInset
        if inset == before { return }
        adjustedContentInset = inset
        var offset = contentOffset
        func keep(_ offset: inout CGFloat, start before: CGFloat, now: CGFloat) {
            if offset == before || offset > before && offset < now { offset = now }
        }
        keep(&offset.x, start: -before.left, now: -inset.left)
        keep(&offset.y, start: -before.top, now: -inset.top)
        if offset != contentOffset { contentOffset = offset }
        keepInContent()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}

extension UIViewController {
    /// Whether an ancestor of the controller shows a bar above its children.
    fileprivate var isBelowBar: Bool {
        parent?.selfAndAncestors.contains(where: \.hasBarOverChildren) ?? false
    }
}
