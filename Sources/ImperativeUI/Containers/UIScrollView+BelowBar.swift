import Foundation

extension UIScrollView: BarScroller {
    package final var distanceFromStart: CGFloat { contentOffset.y + adjustedContentInset.top }

    package final func begins(atTopOf view: UIView) -> Bool {
        if contentInsetAdjustmentBehavior == .never { return false }
        return self === view || superview.map { $0.convert(frame.origin, to: view).y <= view.bounds.minY } == true
    }
}

extension UIViewController {
    /// Sets the scroll view whose content scrolls below the bars at an edge. If it is `nil`, the initial value, the
    /// controller looks for one: its view, that view's first subview, the first subview of that, and so on.
    public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if contentScrollers.isEmpty { contentScrollers = Self.edges.map { _ in ContentScroller() } }
        for (index, one) in Self.edges.enumerated() where edge.contains(one) {
            contentScrollers[index].view = scrollView
        }
        parentStorage?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the scroll view that was set for the bars at an edge.
    public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard !contentScrollers.isEmpty, let index = Self.edges.firstIndex(of: edge) else { return nil }
        return contentScrollers[index].view as? UIScrollView
    }

    private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
}
