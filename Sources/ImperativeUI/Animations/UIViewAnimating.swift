import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or has finished.
    case inactive = 0
    /// The animator is running or paused.
    case active = 1
    /// The animator has been stopped and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The final values of the animation.
    case end = 0
    /// The values before the animation.
    case start = 1
    /// The values shown at the moment.
    case current = 2
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation is running.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs towards its starting values.
    var isReversed: Bool { get set }
    /// The fraction of the animation that is complete, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or resumes it.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at the values shown: for good, or until `finishAnimation(at:)` is called.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation, with its values at the given position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that accepts additional animation blocks.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to the animation.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block to call when the animation has finished.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes the animation with a different timing and duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
