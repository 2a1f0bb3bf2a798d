import Foundation
import LayoutEngine
import Motion

/// A share of a way along each axis: 0 is its start, 1 its end.
struct WayShare {
    var x: Double
    var y: Double

    init(_ share: Double) { (x, y) = (share, share) }
    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The share between this one and another.
    func toward(_ other: Double, by share: WayShare) -> WayShare {
        WayShare(x: x + (other - x) * share.x, y: y + (other - y) * share.y)
    }
}

/// How far an animator's changes are in each part of its time.
struct AnimatorTiming {
    /// The seconds of the whole.
    let duration: TimeInterval
    private let curve: UnitCurve?
    private let spring: Spring?
    private let velocity: CGVector

    /// A timing by a curve.
    init(duration: TimeInterval, curve: UnitCurve) {
        (self.duration, self.curve, spring, velocity) = (duration, curve, nil, .zero)
    }

    /// A timing as it is provided, for an animator's duration.
    @MainActor init(_ provider: any UITimingCurveProvider, in duration: TimeInterval) {
        let parameters = provider.springTimingParameters
        let spring = parameters?.spring(in: duration)
        self.spring = spring?.spring
        self.duration = spring?.duration ?? duration
        velocity = parameters?.initialVelocity ?? .zero
        curve = provider.cubicTimingParameters?.curve
    }

    /// How far things are at a share of the time.
    func share(at time: Double) -> WayShare {
        if time >= 1 { return WayShare(1) }
        let time = curve?.value(at: time) ?? max(0, time)
        guard let spring else { return WayShare(time) }
        func share(_ velocity: CGFloat) -> Double {
            spring.value(target: 1.0, initialVelocity: Double(velocity), time: time * duration)
        }
        let x = share(velocity.dx)
        return WayShare(x: x, y: velocity.dx == velocity.dy ? x : share(velocity.dy))
    }
}

/// Changes of an animator that were made together, and how far they are.
@MainActor final class AnimatorBlock: MovementDriver {
    /// The share of the animator's time after which they begin.
    let delay: Double
    /// How far they are.
    private(set) var share = WayShare(0)
    private(set) var isOver = false
    var progress: Double { share.x }
    /// How far they were when the animator was paused, and at which fraction, for moving on by hand in a straight line.
    private var anchor: (fraction: Double, share: WayShare)?
    /// How far they were when the animator last went on by another way.
    private var origin = WayShare(0)

    init(delay: Double) { self.delay = delay }

    /// Is where the timing leads at a share of the whole time.
    func follow(_ timing: AnimatorTiming, at time: Double) {
        anchor = nil
        share = timing.share(at: local(time))
    }

    /// Can be moved by hand from here on, which is a fraction of the whole.
    func hold(at fraction: Double) { anchor = (fraction, share) }

    /// Is where a straight line leads at a fraction of the whole.
    func scrub(to fraction: Double) {
        guard let anchor else {
            share = WayShare(local(fraction))
            return
        }
        if fraction <= anchor.fraction {
            share = WayShare(0).toward(anchor.share, by: anchor.fraction > 0 ? fraction / anchor.fraction : 0)
        } else {
            share = anchor.share.toward(1, by: WayShare((fraction - anchor.fraction) / (1 - anchor.fraction)))
        }
    }

    /// Goes on from where it is.
    func depart() {
        anchor = nil
        origin = share
    }

    /// Is where a timing leads from there to an end, at a share of the time that was left at a fraction of the whole.
    func travel(to goal: Double, _ timing: AnimatorTiming, at time: Double, from fraction: Double) {
        var time = time
        if goal > 0 {
            let wait = fraction < delay ? (delay - fraction) / (1 - fraction) : 0
            time = wait < 1 ? (time - wait) / (1 - wait) : time
        } else if fraction > delay, fraction > 0 {
            time /= 1 - delay / fraction
        }
        share = origin.toward(goal, by: timing.share(at: max(0, time)))
    }

    func end() { isOver = true }

    private func local(_ time: Double) -> Double {
        delay < 1 ? min(max((time - delay) / (1 - delay), 0), 1) : time < 1 ? 0 : 1
    }
}

extension WayShare {
    /// The share between this one and another.
    fileprivate func toward(_ other: WayShare, by share: Double) -> WayShare {
        WayShare(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}

/// The movement of a value that is as far as a block of an animator.
struct AnimatorMovement: CustomAnimation {
    let block: AnimatorBlock

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.block === rhs.block }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(block)) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        // Animations are asked by the engine, on the main actor.
        let (x, y, isOver) = MainActor.assumeIsolated { (block.share.x, block.share.y, block.isOver) }
        if isOver {
            context.isLogicallyComplete = true
            return nil
        }
        if x != y, let point = value as? AnimatablePair<CGFloat, CGFloat> {
            let moved = AnimatablePair(point.first * CGFloat(x), point.second * CGFloat(y))
            return moved as? V
        }
        return value.scaled(by: x)
    }
}
