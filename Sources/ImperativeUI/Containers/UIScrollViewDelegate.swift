import Foundation

/// The methods that report the movements of a scroll view. All of them are optional.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    /// Tells the delegate that the offset has changed, for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Tells the delegate that the user is about to drag the content; see `UIScrollView.scroll(by:)`.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Tells the delegate that the user has dragged the content. Scrolling stops immediately, so `decelerate` is
    /// false.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Tells the delegate that the program has scrolled with `animated: true`, if the offset changed.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Tells the delegate that `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Provides a default implementation that does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
