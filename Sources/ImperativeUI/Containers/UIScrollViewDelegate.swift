import Foundation

/// The methods that report the movements of a scroll view. All of them are optional.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    /// Tells the delegate that the offset has changed, for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Tells the delegate that the user is about to drag the content. Each step of the wheel and of keys counts as a
    /// drag; see `UIScrollView.scroll(by:)`.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Tells the delegate that a drag is about to end.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The speed of the content, in points per millisecond. That of the wheel and of keys is at least 0.3
    ///     in their direction.
    ///   - targetContentOffset: The offset at which the content will come to rest. The delegate can set another one,
    ///     which is moved into the content.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Tells the delegate that the user has dragged the content, and whether it glides on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Tells the delegate that the content begins to glide after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Tells the delegate that the content has come to rest after it glided, or was stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Tells the delegate that the program has scrolled with `animated: true`, if the offset changed.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns whether the Home key scrolls to the top, as a tap on a status bar does; `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Tells the delegate that the Home key has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Tells the delegate that `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the subview that is scaled when the content is zoomed; `nil`, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Tells the delegate that two fingers begin to zoom the content.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Tells the delegate that the scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Tells the delegate that two fingers have zoomed the content, or that an animation of the scale has ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Provides a default implementation that does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `true` by default.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Provides a default implementation that does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns `nil` by default.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Provides a default implementation that does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Provides a default implementation that does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
