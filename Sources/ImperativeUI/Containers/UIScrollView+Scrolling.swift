import Drawing
import Foundation

extension UIScrollView {
    /// The default implementation of the public member of this name.
    final func defaultScrollRectToVisible(_ rect: CGRect, animated: Bool) {
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
    /// content. With `isPagingEnabled`, it ends at the nearest page and moves at least one page. The delegate can choose
    /// another target, as for a drag.
    ///
    /// - Returns: Whether the view scrolled. It does not at the end of the content, or if scrolling is disabled.
    @discardableResult
    public final func scroll(by delta: CGVector) -> Bool { scroll(by: delta, endsAtTarget: true) }

    /// Scrolls by `delta`, to where it leads or to where a step ends: at a page, or at the delegate's target.
    final func scroll(by delta: CGVector, endsAtTarget: Bool) -> Bool {
        layoutIfNeeded()
        guard isScrollEnabled, isUserInteractionEnabled, delta.dx.isFinite, delta.dy.isFinite else { return false }
        var target = offset(scrolledBy: delta, endsAtPage: endsAtTarget && isPagingEnabled)
        guard target != contentOffset else { return false }
        stopGliding()
        delegate?.scrollViewWillBeginDragging(self)
        dismissKeyboard()
        if endsAtTarget { target = chosenTarget(target, velocity: delta.atLeast(ScrollRest.speed)) }
        if target != contentOffset { contentOffset = target }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        return true
    }

    /// Returns the offset within the content that a distance leads to.
    final func offset(scrolledBy delta: CGVector, endsAtPage: Bool = false) -> CGPoint {
        let wanted = inContent(
            endsAtPage
                ? pageOffset(from: contentOffset, by: delta)
                : CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))
        return CGPoint(x: delta.dx == 0 ? contentOffset.x : wanted.x, y: delta.dy == 0 ? contentOffset.y : wanted.y)
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

extension CGVector {
    /// This distance as a speed, which is along no axis slower than another one.
    fileprivate func atLeast(_ speed: CGFloat) -> CGVector {
        func fast(_ part: CGFloat) -> CGFloat { part == 0 ? 0 : part < 0 ? min(part, -speed) : max(part, speed) }
        return CGVector(dx: fast(dx), dy: fast(dy))
    }
}
