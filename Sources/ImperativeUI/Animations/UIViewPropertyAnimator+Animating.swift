import Foundation
import BridgedEnvironment

extension UIViewPropertyAnimator {
    /// Starts the animation, or resumes it where it was paused. Traps if the animator is stopped.
    public final func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after a delay in seconds, or resumes it where it was paused. Traps if the animator is
    /// stopped.
    ///
    /// The changes are made immediately. A delay that is not positive and finite counts as 0.
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

    /// Pauses the animation at its current position.
    ///
    /// An animator that has not started makes its changes and shows the values before them. Traps if the animator is
    /// stopped, or if it is running and not interruptible.
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

    /// The fraction of the animation that is complete, from 0 to 1.
    ///
    /// Setting it moves the animated values to that point. A running animator continues from there; any other becomes
    /// active and paused. Values out of range are clamped. Setting it on a stopped animator traps.
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

    /// Resumes a paused animation with a different timing and duration.
    ///
    /// - Parameters:
    ///   - parameters: The timing; `nil` for the animator's own.
    ///   - durationFactor: The time to take, as a multiple of the duration; 0 for the time that remains. A negative
    ///     or non-finite factor counts as 0.
    ///
    /// Traps if the animator is not active.
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

    /// Stops the animation at the values shown.
    ///
    /// - Parameter withoutFinishing: `true` to end the animation with the values shown, without calling the
    ///   completions; `false` to wait for `finishAnimation(at:)`.
    ///
    /// Does nothing if the animator is inactive. Traps if it is running and not interruptible.
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

    /// Finishes a stopped animation with its values at the end, the start or as shown, and calls the completions.
    /// Traps if the animator is not stopped.
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
