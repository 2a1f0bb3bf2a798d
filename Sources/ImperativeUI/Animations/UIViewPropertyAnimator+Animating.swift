import Foundation
import UnifiedStorage

extension UIViewPropertyAnimator {
    /// Begins, or goes on where it was paused. A stopped animator cannot be started and traps.
    public final func startAnimation() { startAnimation(afterDelay: 0) }

    /// Begins some seconds later, or goes on where it was paused. A stopped animator cannot be started and traps.
    ///
    /// The changes are made now. A delay that is not more than 0 counts as none.
    public final func startAnimation(afterDelay delay: TimeInterval) {
        requireUnstopped("started")
        if isRunning { return }
        if state == .active { return movesNothing ? finish(at: end, isLater: true) : resume() }
        activate()
        if movesNothing { return finish(at: end, isLater: true) }
        self.delay = delay > 0 && delay.isFinite ? delay : 0
        begin()
        run(after: self.delay)
    }

    private var end: UIViewAnimatingPosition { isReversed ? .start : .end }

    /// Stands still where it is. One that has not begun makes its changes, and shows the values before them. A stopped
    /// animator cannot be paused, nor can one that is not interruptible: they trap.
    public final func pauseAnimation() {
        requireUnstopped("paused")
        if state == .inactive {
            activate()
            return begin()
        }
        if !isRunning { return }
        requireInterruptible("paused")
        catchUp()
        halt()
        hold()
    }

    /// How far the animator is, from 0 to 1. Set, it moves the values there; one that runs goes on from there, others
    /// are active and paused then. The nearest is used of what is not in there. A stopped animator cannot be moved and
    /// traps.
    public final var fractionComplete: CGFloat {
        get { CGFloat(fraction) }
        set {
            requireUnstopped("moved")
            let goesOn = isRunning
            if state == .inactive || isRunning { pauseAnimation() }
            scrub(to: newValue > 0 ? min(Double(newValue), 1) : 0)
            if goesOn { resume() }
        }
    }

    /// Goes on after a pause, by another timing and in another time.
    ///
    /// - Parameters:
    ///   - parameters: The timing; `nil` for that of the animator.
    ///   - durationFactor: How many durations it takes; 0 for what is left of one. What is not a number of at least 0
    ///     counts as 0.
    ///
    /// An animator that is not active has nothing to go on with and traps.
    public final func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        require(
            state == .active,
            "A UIViewPropertyAnimator was continued while it was \(state == .stopped ? "stopped" : "inactive"); only one "
                + "that is paused can go on.")
        if movesNothing { return finish(at: end, isLater: true) }
        if isRunning { pauseAnimation() }
        let factor = durationFactor > 0 && durationFactor.isFinite ? Double(durationFactor) : 0
        if parameters == nil, factor == 0 { resume() } else { depart(with: parameters, in: factor) }
    }

    /// Stops where the values are shown.
    ///
    /// - Parameter withoutFinishing: Whether it is over, with the values as they are shown and no completion called.
    ///   Otherwise it waits for `finishAnimation(at:)`.
    ///
    /// One that is inactive stays so. One that is not interruptible cannot be stopped and traps.
    public final func stopAnimation(_ withoutFinishing: Bool) {
        if state == .inactive { return }
        if isRunning {
            requireInterruptible("stopped")
            catchUp()
            halt()
        }
        state = .stopped
        if !withoutFinishing { return }
        completions = []
        settle(at: .current)
    }

    /// Puts the values of a stopped animator at their ends, their starts or where they are shown, and calls its
    /// completions. One that is not stopped traps.
    public final func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        require(
            state == .stopped,
            "finishAnimation(at:) was called on a UIViewPropertyAnimator that is not stopped; call stopAnimation(false) "
                + "before.")
        finish(at: finalPosition, isLater: false)
    }

    private func requireUnstopped(_ what: String) {
        require(
            state != .stopped,
            "A stopped UIViewPropertyAnimator was \(what); finish it with finishAnimation(at:) before.")
    }
}
