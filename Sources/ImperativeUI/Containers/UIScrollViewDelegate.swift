import Foundation

/// Told about the movements of a scroll view. Every method may be left out.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the offset changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called before a movement that somebody outside of the program makes, see `UIScrollView.scroll(by:)`.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called after such a movement. Views here come to rest at once: `decelerate` is false.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called after a movement that the program asked for with `animated: true`, if there was one.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInset` changed.
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
