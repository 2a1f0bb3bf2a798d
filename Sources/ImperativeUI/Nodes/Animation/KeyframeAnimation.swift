import Foundation
import LayoutEngine
import Motion

/// The animation of changes by keyframes. Their movements begin when all keyframes are known.
@MainActor final class KeyframeAnimation: ViewAnimation {
    private let mode: KeyframeMode
    private let delay: TimeInterval
    /// The animation around this one, if that moves values by hand.
    private let outer: ViewAnimation?
    /// When the keyframe that is being added begins and ends, as shares of the whole.
    private var span = (start: 0.0, end: 1.0)
    /// The tracks, by the object that moves on them, and the functions that begin them.
    private var tracks: [ObjectIdentifier: AnyObject] = [:]
    private var beginnings: [() -> Void] = []

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions) {
        mode = options.mode
        self.delay = max(0, AnimationInput.finite(delay, "delay", instead: 0))
        let outer = ViewAnimation.current
        self.outer = outer?.driver == nil ? nil : outer
        let own = options.animationOptions
        let seconds = max(0, duration.isFinite ? duration : AnimationInput.duration(duration))
        super.init(
            duration: own.contains(.overrideInheritedDuration) ? seconds : outer?.duration ?? seconds,
            timing: .curve(own.curve), options: outer.map { own.inside($0.options) } ?? own)
    }

    override var isCollecting: Bool { true }

    override var allowsTouches: Bool { outer?.allowsTouches ?? super.allowsTouches }

    override func move<V: VectorArithmetic>(
        _ value: AnimatableAttribute<V>, to new: V, of view: UIView, from before: MovableValue
    ) {
        let id = ObjectIdentifier(value)
        let track =
            tracks[id] as? KeyframeTrack<V>
            ?? KeyframeTrack(from: replaces ? value.presented : value.target, mode: mode)
        track.add(new, from: span.start, to: span.end)
        if tracks.updateValue(track, forKey: id) != nil { return }
        let clock = view.clock
        beginnings.append { [self] in
            if let outer, let driver = outer.driver {
                outer.noteDriven(value, of: view, from: before)
                begin(value, on: track, by: driver, clock)
            } else {
                begin(value, on: track, clock)
            }
        }
    }

    private func begin<V>(
        _ value: AnimatableAttribute<V>, on track: KeyframeTrack<V>, by driver: any MovementDriver,
        _ clock: AnimationClock
    ) {
        let movement = KeyframeMovement(track: track, curve: .linear, duration: duration, driver: driver)
        value.retarget(
            to: track.newest, animation: Animation(movement), trackers: [tracker], goesRound: true, isDriven: true,
            clock: clock)
        value.onStep()
    }

    private func begin<V>(_ value: AnimatableAttribute<V>, on track: KeyframeTrack<V>, _ clock: AnimationClock) {
        if duration > 0 || delay > 0 {
            var animation = Animation(
                KeyframeMovement(track: track, curve: options.curve.unitCurve, duration: duration))
            animation = BlockAnimation.Repetition(options).applied(to: animation)
            if delay > 0 { animation = animation.delay(delay) }
            value.retarget(
                to: track.newest, animation: animation, trackers: [tracker], replaces: replaces, goesRound: true,
                clock: clock)
        } else {
            value.shift(to: track.newest)
        }
        value.onStep()
    }

    /// Adds a keyframe.
    func add(from start: Double, for length: Double, _ changes: () -> Void) {
        func share(_ value: Double, _ name: String) -> Double {
            if value >= 0, value <= 1 { return value }
            AnimationInput.report("The \(name) of a keyframe is between 0 and 1, not \(value); the nearest is used.")
            return value > 1 ? 1 : 0
        }
        let before = span
        let start = share(start, "start")
        span = (start, min(1, start + share(length, "duration")))
        changes()
        span = before
    }

    /// Makes changes and has them move; see `BlockAnimation.run(_:completion:)`.
    func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        if let completion {
            tracker.addCompletion(.logicallyComplete) { [tracker] in completion(!tracker.wasInterrupted) }
        }
        perform(changes)
        for begin in beginnings { begin() }
        beginnings = []
        tracker.seal()
    }
}

extension UIView {
    /// Animates changes by keyframes over a duration in seconds.
    ///
    /// Add the keyframes with `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`. Changes made outside
    /// of keyframes take the whole duration. `completion` is called once when the animation has ended, with whether
    /// it ran to its end. The animation as a whole follows the ease-in ease-out curve, unless the options contain the
    /// bits of another curve.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        KeyframeAnimation(duration: duration, delay: delay, options: options).run(animations, completion: completion)
    }

    /// Adds a keyframe to the keyframe animation whose block is running. Elsewhere the changes are made as usual.
    ///
    /// - `frameStartTime`: The start of the keyframe, as a fraction of the duration from 0 to 1. Other values are
    ///   reported and clamped.
    /// - `frameDuration`: The length of the keyframe, as a fraction of the duration. It is limited by the end of the
    ///   animation.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let animation = ViewAnimation.current as? KeyframeAnimation else { return animations() }
        animation.add(from: frameStartTime, for: frameDuration, animations)
    }
}
