import Foundation

/// Told about the movements of a scroll view. Every method may be left out.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the offset has changed for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called before the user drags the content; see `UIScrollView.scroll(by:)`.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called after the user has dragged the content. Scrolling stops at once, so `decelerate` is false.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called after the program has scrolled with `animated: true`, if the offset changed.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
