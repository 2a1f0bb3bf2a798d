import Foundation

extension UIScrollView {
    /// Moves the content by as little as makes a rectangle of it visible, as far as there is content. A rectangle that
    /// does not fit shows its beginning. One with numbers that are not finite is ignored.
    public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        func near(_ offset: CGFloat, _ room: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            if start < offset || length > room { return start }
            return max(offset, start + length - room)
        }
        let inset = adjustedContentInset
        let room = bounds.inset(by: inset)
        let visible = CGPoint(
            x: near(room.minX, room.width, rect.minX, rect.width) - inset.left,
            y: near(room.minY, room.height, rect.minY, rect.height) - inset.top)
        setContentOffset(inContent(visible), animated: animated)
    }

    /// Moves the visible part by `delta`, in points to the right and down, as a drag does: the delegate is told of the
    /// beginning and the end, and the content's ends are respected. Updates first. Returns whether it moved; a scroll
    /// view that has no more to show that way, or is not enabled, does not.
    @discardableResult
    public final func scroll(by delta: CGVector) -> Bool {
        layoutIfNeeded()
        guard isScrollEnabled, isUserInteractionEnabled, delta.dx.isFinite, delta.dy.isFinite else { return false }
        let wanted = inContent(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))
        let target = CGPoint(
            x: delta.dx == 0 ? contentOffset.x : wanted.x, y: delta.dy == 0 ? contentOffset.y : wanted.y)
        guard target != contentOffset else { return false }
        delegate?.scrollViewWillBeginDragging(self)
        contentOffset = target
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        return true
    }

    /// The offset nearest to one at which nothing but content and its insets shows.
    final func inContent(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let end = CGPoint(
            x: contentSize.width + inset.right - bounds.width, y: contentSize.height + inset.bottom - bounds.height)
        return CGPoint(
            x: max(-inset.left, min(offset.x, end.x)), y: max(-inset.top, min(offset.y, end.y)))
    }

    /// Moves back to what is left of the content, when it or the view changed its size.
    final func keepInContent() {
        let kept = inContent(contentOffset)
        let offset = CGPoint(x: min(contentOffset.x, kept.x), y: min(contentOffset.y, kept.y))
        if offset != contentOffset { contentOffset = offset }
    }
}
