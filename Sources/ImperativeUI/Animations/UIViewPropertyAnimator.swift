import Foundation
import LayoutEngine
import Motion
import UnifiedStorage

/// Changes of views that are shown as a movement which can be paused, moved by hand, reversed and stopped.
///
/// The changes are made when the animator becomes active: when it is started, paused or moved. Like those of
/// `UIView.animate(withDuration:animations:)` they are made at once, and only what is drawn moves. Where nothing can
/// move, as no view is in a window, the animator is over as soon as it is started.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// What the animator does.
    public internal(set) final var state = UIViewAnimatingState.inactive
    /// Whether the animator goes on by itself.
    public internal(set) final var isRunning = false
    /// The timing it was made with.
    public final let timingParameters: (any UITimingCurveProvider)?
    /// The seconds of the whole. A spring given by its physics takes a time of its own.
    public final var duration: TimeInterval { timing.duration }
    /// The seconds from the start to the first movement.
    public internal(set) final var delay: TimeInterval = 0

    /// Whether what moves takes touches; true by default. They hit views where these will be.
    open var isUserInteractionEnabled = true
    /// Whether `fractionComplete` moves values in a straight line; true by default. Otherwise it moves them as far as
    /// the timing does in that part of its time.
    open var scrubsLinearly = true
    /// Whether an animator that has come to its end is paused there, and its completions are not called; false by
    /// default.
    open var pausesOnCompletion = false
    /// Whether the animator can be paused, reversed and stopped; true by default. Changing it while the animator is
    /// active traps.
    open var isInterruptible = true {
        didSet {
            require(
                isInterruptible == oldValue || state == .inactive,
                "An animator cannot become \(isInterruptible ? "" : "un")interruptible while it is active; "
                    + "set isInterruptible before it is started.")
        }
    }

    /// Whether the animator goes to where the values were before; false by default. One that runs turns round.
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
    /// What it moves.
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

    /// Makes an animator with a timing. A duration that is negative or not finite is reported and counts as 0.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        timing = AnimatorTiming(parameters, in: AnimationInput.duration(duration))
        super.init()
    }

    /// Makes an animator with a curve of the system, and maybe its first changes.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a cubic Bézier curve from (0, 0) to (1, 1), and maybe its first changes.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring that is at rest at its end, and maybe its first changes.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it, some seconds later. Of the options, those for curves, touches, layout and the
    /// current state count; without `.allowUserInteraction`, what moves takes no touches.
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

    /// Adds changes. Those added to an active animator are made at once, and take the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin when a part of the time that is left has gone by, from 0 to 1. Another factor is
    /// reported, and the nearest used. A stopped animator takes no changes and traps.
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

    /// Adds something to do once when the animator is over, with where it ended.
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
