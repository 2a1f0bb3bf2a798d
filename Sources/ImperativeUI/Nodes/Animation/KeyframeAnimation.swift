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
    /// The tracks, by what moves on them, and what has them begin.
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
    /// Makes changes that are shown as a movement of some seconds in several parts, each added with
    /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`. What is changed outside of these takes all of
    /// the time. Calls `completion` once when it has ended, with whether it came to its end.
    ///
    /// The whole is slow at first and at last, unless the options have the bits of another curve.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        KeyframeAnimation(duration: duration, delay: delay, options: options).run(animations, completion: completion)
    }

    /// Makes changes for a part of the time of the animation by keyframes in whose block this is called. Elsewhere they
    /// are made as any others.
    ///
    /// - `frameStartTime`: When the part begins, as a share of the whole from 0 to 1. What is not in there is reported,
    ///   and the nearest is used.
    /// - `frameDuration`: How long it is, as a share of the whole. It does not go beyond its end.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let animation = ViewAnimation.current as? KeyframeAnimation else { return animations() }
        animation.add(from: frameStartTime, for: frameDuration, animations)
    }
}
