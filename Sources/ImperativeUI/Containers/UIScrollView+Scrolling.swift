import Foundation

extension UIScrollView {
    /// Scrolls just far enough to make a rectangle visible, within the content.
    ///
    /// If the rectangle does not fit, its start is shown. A rectangle with non-finite values is ignored.
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

    /// Scrolls by `delta` as a drag does, in points rightwards and downwards.
    ///
    /// Performs pending updates first, notifies the delegate before and after dragging, and stops at the ends of the
    /// content. With `isPagingEnabled`, it ends at the nearest page and moves at least one page.
    ///
    /// - Returns: Whether the view scrolled. It does not at the end of the content, or if scrolling is disabled.
    @discardableResult
    public final func scroll(by delta: CGVector) -> Bool { scroll(by: delta, endsAtPage: isPagingEnabled) }

    /// Scrolls by `delta`, to where it leads or to a page.
    final func scroll(by delta: CGVector, endsAtPage: Bool) -> Bool {
        layoutIfNeeded()
        guard isScrollEnabled, isUserInteractionEnabled, delta.dx.isFinite, delta.dy.isFinite else { return false }
        let wanted = inContent(
            endsAtPage
                ? pageOffset(from: contentOffset, by: delta)
                : CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))
        let target = CGPoint(
            x: delta.dx == 0 ? contentOffset.x : wanted.x, y: delta.dy == 0 ? contentOffset.y : wanted.y)
        guard target != contentOffset else { return false }
        delegate?.scrollViewWillBeginDragging(self)
        dismissKeyboard()
        contentOffset = target
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        return true
    }

    /// Returns the nearest offset at which only content and its insets are visible.
    final func inContent(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let end = CGPoint(
            x: contentSize.width + inset.right - bounds.width, y: contentSize.height + inset.bottom - bounds.height)
        return CGPoint(
            x: max(-inset.left, min(offset.x, end.x)), y: max(-inset.top, min(offset.y, end.y)))
    }

    /// Moves the offset back into the content after the content or the view has changed its size.
    final func keepInContent() {
        let kept = inContent(contentOffset)
        let offset = CGPoint(x: min(contentOffset.x, kept.x), y: min(contentOffset.y, kept.y))
        if offset != contentOffset { contentOffset = offset }
    }

    /// Scrolls by a page. Returns whether there was more to see.
    final func scroll(byPage direction: UIAccessibilityScrollDirection) -> Bool {
        let room = bounds.inset(by: adjustedContentInset).size
        let isVertical = contentSize.height > room.height
        switch direction {
        case .up: return scroll(by: CGVector(dx: 0, dy: -room.height))
        case .down: return scroll(by: CGVector(dx: 0, dy: room.height))
        case .left: return scroll(by: CGVector(dx: -room.width, dy: 0))
        case .right: return scroll(by: CGVector(dx: room.width, dy: 0))
        case .next: return scroll(byPage: isVertical ? .down : isRightToLeft ? .left : .right)
        case .previous: return scroll(byPage: isVertical ? .up : isRightToLeft ? .right : .left)
        }
    }
}
