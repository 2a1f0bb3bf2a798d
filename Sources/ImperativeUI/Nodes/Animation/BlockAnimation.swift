import Foundation
import LayoutEngine
import Motion

/// The animation of a block of changes, which begins with them.
@MainActor final class BlockAnimation: ViewAnimation {
    /// How often it goes on, and whether back and forth.
    struct Repetition {
        /// 1 is there, or there and back; infinity is for ever.
        var count: CGFloat
        var autoreverses: Bool

        init(count: CGFloat, autoreverses: Bool) { (self.count, self.autoreverses) = (count, autoreverses) }

        /// The repetition that options ask for.
        init(_ options: UIView.AnimationOptions) {
            self.init(
                count: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
        }

        /// Returns an animation repeated so. One that takes no time, or never ends, is not repeated.
        func applied(to animation: Animation) -> Animation {
            let runs = Double(autoreverses ? 2 * count : count)
            guard runs != 1, let length = animation.length, length > 0, length < .infinity else { return animation }
            return Animation(
                RepeatedMovement(base: animation, run: length, count: runs, autoreverses: autoreverses))
        }
    }

    private let delay: TimeInterval
    override var leadTime: TimeInterval { delay }
    /// `nil` for changes that are there at once.
    private let animation: Animation?

    /// Makes the animation that is meant inside of the one in force.
    convenience init(
        duration: TimeInterval, delay: TimeInterval, timing: ViewTiming, options: UIView.AnimationOptions
    ) {
        let outer = ViewAnimation.current
        let own = max(0, duration.isFinite ? duration : AnimationInput.duration(duration))
        var timing = timing
        if let outer, case .curve = timing, !options.contains(.overrideInheritedCurve) { timing = outer.timing }
        let inside = outer.map { options.inside($0.options) } ?? options
        self.init(
            duration: options.contains(.overrideInheritedDuration) ? own : outer?.duration ?? own,
            delay: max(0, AnimationInput.finite(delay, "delay", instead: 0)), timing: timing, options: inside,
            Repetition(inside))
    }

    private init(
        duration: TimeInterval, delay: TimeInterval, timing: ViewTiming, options: UIView.AnimationOptions,
        _ repetition: Repetition, tracker: AnimationTracker = AnimationTracker()
    ) {
        self.delay = delay
        animation = BlockAnimation.movement(timing, duration).map {
            let repeated = repetition.applied(to: $0)
            return delay > 0 ? repeated.delay(delay) : repeated
        }
        super.init(duration: duration, timing: timing, options: options, tracker: tracker)
    }

    /// Returns the same animation with another repetition. Those that wait for this one wait for it, too.
    func repeated(_ repetition: Repetition) -> BlockAnimation {
        BlockAnimation(
            duration: duration, delay: delay, timing: timing, options: options, repetition, tracker: tracker)
    }

    private static func movement(_ timing: ViewTiming, _ duration: TimeInterval) -> Animation? {
        switch timing {
        case .curve(let curve):
            return duration > 0 ? .timingCurve(curve.unitCurve, duration: duration) : nil
        case .damped(let ratio, let velocity):
            if duration <= 0 { return nil }
            let spring = Spring(settlingDuration: duration, dampingRatio: Double(ratio))
            return .interpolatingSpring(spring, initialVelocity: Double(velocity)).completingAtRest
        case .spring(let spring, let velocity):
            return .interpolatingSpring(spring, initialVelocity: Double(velocity)).completingAtRest
        case .animation(let animation): return animation
        }
    }

    override func move<V: VectorArithmetic>(
        _ value: AnimatableAttribute<V>, to new: V, of view: UIView, from before: MovableValue
    ) {
        if let animation {
            value.retarget(
                to: new, animation: animation, trackers: [tracker], replaces: replaces, clock: view.clock)
        } else if delay > 0 {
            value.retarget(
                to: new, animation: .timingCurve(.linear, duration: 0).delay(delay), trackers: [tracker],
                replaces: replaces, clock: view.clock)
        } else if replaces {
            value.jump(to: new)
        } else {
            value.shift(to: new)
        }
    }

    /// Makes changes and has them move. `completion` is called once, when everything has come to its end: at the end of
    /// the next update if nothing moves. It is told whether nothing was ended before.
    func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        if let completion {
            tracker.addCompletion(.logicallyComplete) { [tracker] in completion(!tracker.wasInterrupted) }
        }
        perform(changes)
        tracker.seal()
    }
}

/// A movement that is made several times, every second time back in time if it reverses.
struct RepeatedMovement: TimedCurve {
    let base: Animation
    /// The seconds of one time.
    let run: Double
    /// The number of repetitions: also with a fraction, and infinity.
    let count: Double
    let autoreverses: Bool

    var length: Double? { run * count }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if !(time < run * count) {
            context.isLogicallyComplete = true
            return nil
        }
        let index = (time / run).rounded(.down)
        var inside = time - index * run
        if autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 { inside = run - inside }
        let result = base.animate(value: value, time: inside, context: &context)
        context.isLogicallyComplete = false
        return result ?? value
    }
}
