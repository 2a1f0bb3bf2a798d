import Foundation
import LayoutEngine
import Motion
import BridgedEnvironment

/// An animation of changes to views that can be paused, scrubbed, reversed and stopped.
///
/// The changes are made when the animator becomes active: when it is started, paused or scrubbed. As with
/// `UIView.animate(withDuration:animations:)`, the new values are set at once and only the drawing is animated. If
/// nothing can be animated because no view is in a window, the animator finishes as soon as it is started.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The state of the animator.
    public internal(set) final var state = UIViewAnimatingState.inactive
    /// A Boolean value that indicates whether the animator is running.
    public internal(set) final var isRunning = false
    /// The timing with which the animator was created.
    public final let timingParameters: (any UITimingCurveProvider)?
    /// The total duration of the animation, in seconds. A spring defined by its physical properties determines its
    /// own.
    public final var duration: TimeInterval { timing.duration }
    /// The delay from the start to the first movement, in seconds.
    public internal(set) final var delay: TimeInterval = 0

    /// A Boolean value that indicates whether animated views receive touches; `true` by default. Hit-testing uses their
    /// final positions.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether `fractionComplete` is mapped linearly to the animated values; `true` by
    /// default. If `false`, it is mapped through the timing curve.
    open var scrubsLinearly = true
    /// A Boolean value that indicates whether the animator pauses at its end without calling its completions; `false`
    /// by default.
    open var pausesOnCompletion = false
    /// A Boolean value that indicates whether the animator can be paused, reversed and stopped; `true` by default.
    /// Setting it while the animator is active traps.
    open var isInterruptible = true {
        didSet {
            require(
                isInterruptible == oldValue || state == .inactive,
                "An animator cannot become \(isInterruptible ? "" : "un")interruptible while it is active; "
                    + "set isInterruptible before it is started.")
        }
    }

    /// A Boolean value that indicates whether the animator runs towards its starting values; `false` by default. A
    /// running animator changes direction.
    open var isReversed = false {
        willSet {
            if newValue == isReversed || !isRunning { return }
            requireInterruptible("reversed")
            catchUp()
        }
        didSet { if isReversed != oldValue, isRunning { turnRound() } }
    }

    final let timing: AnimatorTiming
    /// Changes to be made when the animator becomes active.
    private final var pending: [(delayFactor: CGFloat, changes: () -> Void)] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    final var options: UIView.AnimationOptions = []
    /// The animations of the values it moves.
    final var animations: [AnimatorAnimation] = []
    final var blocks: [AnimatorBlock] = []

    // How it goes; see `UIViewPropertyAnimator+Course.swift`.
    final var course = Course.whole
    /// How much of the course's time has gone by when it went on last.
    final var base = 0.0
    /// How much of the course's time has gone by.
    final var time = 0.0
    /// When it went on last.
    final var start: TimeInterval = 0
    /// How far it is.
    final var fraction = 0.0
    /// Whether it was moved by hand since it ran.
    final var isScrubbed = false
    /// The clock of the first view that it changes.
    final var clock = AnimationClock.current
    final var caller: FrameCaller?

    /// Creates an animator with a timing. A duration that is negative or not finite is reported and counts as 0.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        timing = AnimatorTiming(parameters, in: AnimationInput.duration(duration))
        super.init()
    }

    /// Creates an animator with a curve of the system and an optional first block of changes.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve from (0, 0) to (1, 1) and an optional first block of changes.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that comes to rest at the end of the duration, and an optional first block
    /// of changes.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it after a delay in seconds.
    ///
    /// Only the options for curves, user interaction, layout, flushing updates and starting from the current state
    /// have an effect. Without `.allowUserInteraction`, animated views receive no touches.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.options = options.intersection([.layoutSubviews, .beginFromCurrentState, .flushUpdates])
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        let (state, isRunning) = (state, isRunning)
        require(
            state == .inactive || isRunning,
            "A UIViewPropertyAnimator was released while it was \(state == .stopped ? "stopped" : "paused"); finish it "
                + "with finishAnimation(at:), or stop it with stopAnimation(true), before the last reference goes.")
    }

    // MARK: Adding

    /// Adds changes. An active animator makes them immediately and animates them over the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin after a fraction of the remaining time, from 0 to 1.
    ///
    /// A factor out of range is reported and clamped. Traps if the animator is stopped.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        require(
            state != .stopped,
            "Changes were added to a stopped UIViewPropertyAnimator; finish it with finishAnimation(at:) before.")
        var factor = delayFactor
        if !(factor >= 0 && factor <= 1) {
            AnimationInput.report("The delay factor of changes is between 0 and 1, not \(factor); the nearest is used.")
            factor = factor > 1 ? 1 : 0
        }
        if state == .inactive {
            pending.append((factor, animation))
        } else {
            make(animation, delayFactor: factor)
        }
    }

    /// Adds a block that is called once when the animator has finished, with the position at which it ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes.
    final func activate() {
        (state, course, base, time, fraction, isScrubbed) = (.active, .whole, 0, 0, 0, false)
        let changes = pending
        pending = []
        for (factor, changes) in changes { make(changes, delayFactor: factor) }
    }

    private func make(_ changes: () -> Void, delayFactor: CGFloat) {
        let block = AnimatorBlock(delay: delay(for: Double(delayFactor)))
        let animation = AnimatorAnimation(block, of: self, options: options)
        blocks.append(block)
        animations.append(animation)
        animation.perform(changes)
    }

    final func requireInterruptible(_ what: String) {
        require(
            isInterruptible,
            "A UIViewPropertyAnimator that is not interruptible was \(what); leave it alone, or set isInterruptible before it "
                + "is started.")
    }
}
