import Foundation

/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is over.
    case inactive = 0
    /// It runs, or is paused.
    case active = 1
    /// It was stopped, and waits for where the values are to be.
    case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the changes lead.
    case end = 0
    /// Where the values were before.
    case start = 1
    /// Where the values are shown.
    case current = 2
}

/// An animation that can be started, paused, moved by hand and stopped.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// What it does.
    var state: UIViewAnimatingState { get }
    /// Whether it goes on by itself.
    var isRunning: Bool { get }
    /// Whether it goes to where the values were before.
    var isReversed: Bool { get set }
    /// How far it is, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Begins, or goes on.
    func startAnimation()
    /// Begins some seconds later.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stands still where it is.
    func pauseAnimation()
    /// Ends where the values are shown: for good, or until `finishAnimation(at:)` is called.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Puts the values of a stopped animation where they are to be.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin when a part of the time that is left has gone by.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds something to do when it is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another timing and in another time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
