import Drawing
import Foundation
import BridgedEnvironment

/// Touches that drag the content, and its way after that.
extension UIScrollView {
    final var madeMotion: ScrollMotion {
        if let motionStorage { return motionStorage }
        let made = ScrollMotion()
        made.pan.view = self
        made.pan.delegate = self as? any UIGestureRecognizerDelegate
        motionStorage = made
        return made
    }

    // MARK: Touches

    /// A touch comes down in the view: content that glides stops.
    final func touchDidBegin(_ touch: UITouch, with event: UIEvent) {
        let motion = madeMotion
        motion.isTracking = true
        motion.locked = (false, false)
        motion.hasStopped = motion.glide != nil
        stopGliding()
        motion.pan.follow(touch, with: event)
    }

    /// The touch has moved, and drags the content by a distance in points. Returns whether the content took it.
    final func drag(by delta: CGVector, with event: UIEvent) -> Bool {
        guard delta.dx.isFinite, delta.dy.isFinite else { return false }
        layoutIfNeeded()
        guard isScrollEnabled, isUserInteractionEnabled else { return false }
        let motion = madeMotion
        if !motion.isDragging, isDirectionalLockEnabled {
            motion.locked = (abs(delta.dx) * 2 < abs(delta.dy), abs(delta.dy) * 2 < abs(delta.dx))
        }
        let way = CGVector(dx: motion.locked.x ? 0 : delta.dx, dy: motion.locked.y ? 0 : delta.dy)
        let target = offset(scrolledBy: way)
        guard target != contentOffset || keepsDrag(by: way) else { return false }
        if !motion.isDragging, !beginDrag(motion, with: event) { return false }
        if target != contentOffset { contentOffset = target }
        return true
    }

    private func beginDrag(_ motion: ScrollMotion, with event: UIEvent) -> Bool {
        let pan = motion.pan
        guard pan.isEnabled, pan.state == .possible else { return false }
        guard pan.mayBegin(on: pan.touches.first?.view) else {
            pan.state = .failed
            return false
        }
        (motion.isDragging, motion.start) = (true, contentOffset)
        pan.goOn(to: .began, with: event)
        delegate?.scrollViewWillBeginDragging(self)
        dismissKeyboard()
        return true
    }

    /// Whether a touch belongs to the view that cannot scroll it by a distance.
    private func keepsDrag(by delta: CGVector) -> Bool {
        guard bounces else { return false }
        if abs(delta.dx) > abs(delta.dy) { return alwaysBounceHorizontal }
        // A pull that refreshes the content is left to the refresh control.
        return alwaysBounceVertical && !(delta.dy < 0 && (refreshView as? any Pullable)?.canBePulled == true)
    }

    /// The touch has gone.
    ///
    /// - Parameter velocity: How fast the content was in the end, in points per second to the right and down.
    final func touchDidEnd(velocity: CGVector, isCancelled: Bool, with event: UIEvent) {
        guard let motion = motionStorage else { return }
        motion.isTracking = false
        if motion.isDragging {
            motion.pan.goOn(to: isCancelled ? .cancelled : .ended, with: event)
            var velocity = velocity
            if motion.locked.x || !canScroll(.horizontal) { velocity.dx = 0 }
            if motion.locked.y || !canScroll(.vertical) { velocity.dy = 0 }
            endDrag(motion, velocity: velocity)
        } else if motion.hasStopped, isPagingEnabled {
            glide(to: nearestPage(to: contentOffset), velocity: .zero)
        }
        motion.hasStopped = false
        motion.pan.startOver()
    }

    /// The drag no longer counts.
    final func cancelDrag() {
        guard let motionStorage, motionStorage.isDragging else { return }
        motionStorage.pan.goOn(to: .cancelled, with: motionStorage.pan.event)
        endDrag(motionStorage, velocity: .zero)
    }

    private func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let (low, high) = (inContent(.leastOffset), inContent(.greatestOffset))
        return axis == .horizontal ? high.x > low.x : high.y > low.y
    }

    private func endDrag(_ motion: ScrollMotion, velocity: CGVector) {
        // Content that is pulled beyond its start goes back by itself.
        let isPulled = inContent(contentOffset) != contentOffset
        let target = isPulled ? contentOffset : chosenTarget(restingOffset(motion, after: velocity), velocity: velocity)
        motion.isDragging = false
        let (before, way) = (contentOffset, contentOffset.distance(to: target))
        let goesOn = max(abs(way.dx), abs(way.dy)) > ScrollGlide.tolerance
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        // The delegate may have scrolled to somewhere else.
        guard contentOffset == before else { return }
        if goesOn { glide(to: target, velocity: velocity) } else if target != before { contentOffset = target }
    }

    /// Where content comes to rest that is let go at a speed.
    private func restingOffset(_ motion: ScrollMotion, after velocity: CGVector) -> CGPoint {
        if isPagingEnabled { return pageOffset(afterDragFrom: motion.start, velocity: velocity) }
        let decay = decelerationRate.decay
        return inContent(
            CGPoint(x: contentOffset.x + velocity.dx / decay, y: contentOffset.y + velocity.dy / decay))
    }

    /// Asks the delegate where the content comes to rest.
    final func chosenTarget(_ proposed: CGPoint, velocity: CGVector) -> CGPoint {
        guard let delegate else { return proposed }
        var target = proposed
        delegate.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.dx / 1_000, y: velocity.dy / 1_000), targetContentOffset: &target)
        if target.x.isFinite, target.y.isFinite { return target == proposed ? proposed : inContent(target) }
        RuntimeIssue.report(
            "scroll-target",
            "The target of a drag must be finite: \(type(of: delegate)) set \(target); \(proposed) is kept.")
        return proposed
    }

    // MARK: Gliding

    /// Lets the content glide to an offset. Where nobody sees it, it is there at once.
    private func glide(to target: CGPoint, velocity: CGVector) {
        let motion = madeMotion
        let way = contentOffset.distance(to: target)
        delegate?.scrollViewWillBeginDecelerating(self)
        guard window != nil else {
            contentOffset = target
            delegate?.scrollViewDidEndDecelerating(self)
            return
        }
        motion.glide = ScrollGlide(
            way, velocity: velocity, rate: isPagingEnabled ? .fast : decelerationRate, on: clock
        ) { [weak self] step, goesOn in self?.glide(by: step, toward: target, goesOn) }
    }

    private func glide(by step: CGVector, toward target: CGPoint, _ goesOn: Bool) {
        let next = CGPoint(x: contentOffset.x + step.dx, y: contentOffset.y + step.dy)
        // The steps together are not quite the way, and content that was measured meanwhile may have moved the goal.
        let way = next.distance(to: target)
        let isAtGoal = !goesOn && max(abs(way.dx), abs(way.dy)) < ScrollGlide.tolerance
        let offset = inContent(isAtGoal ? target : next)
        if offset != contentOffset { contentOffset = offset }
        if !goesOn { stopGliding() }
    }

    /// Leaves content that glides where it is.
    final func stopGliding() {
        guard let motionStorage, let glide = motionStorage.glide else { return }
        motionStorage.glide = nil
        glide.stop()
        delegate?.scrollViewDidEndDecelerating(self)
    }
}

extension CGPoint {
    static let leastOffset = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    static let greatestOffset = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)

    fileprivate func distance(to other: CGPoint) -> CGVector { CGVector(dx: other.x - x, dy: other.y - y) }
}
