import Foundation
import LayoutEngine
import BridgedEnvironment

/// A spring that takes over position and speed of the spring before it.
struct SpringAnimation: TimedCurve {
    let spring: Spring
    /// The seconds in which the stiffness of the spring before becomes this one's.
    let blendDuration: Double

    /// How close to its end a movement is over, as a share of its length.
    static let reach = 0.001

    var length: Double? { spring.settlingDuration(target: 1.0, epsilon: Self.reach) }

    /// A movement that was taken over.
    private struct Takeover<V: VectorArithmetic> {
        /// When it was taken over, and the response of the movement before.
        let start: Double
        let responseBefore: Double
        /// The energy it had then, which says when it has settled.
        let energy: Double
        /// Where it was, seen from the start of all, and how fast, at `time`, which is not before `start`.
        var position: V
        var velocity: V
        var time: Double
    }

    private struct TakeoverKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Takeover<V>? { nil }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let motion = spring.motion
        let (displacement, velocity, takeover) = move(value, to: time, context.state)
        if let takeover, isBlending(takeover) { context.state[TakeoverKey<V>.self] = takeover }
        if time - (takeover?.start ?? 0) >= spring.response { context.isLogicallyComplete = true }
        let energy = max(value.magnitudeSquared, takeover?.energy ?? 0)
        // Not a number counts as settled too.
        if !(motion.energy(displacement, velocity) > Self.reach * Self.reach * energy) { return nil }
        return value + displacement
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        move(value, to: time, context.state).velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let before = (previous.base as? any SpringMovement)?.springAnimation else { return false }
        let (displacement, velocity, _) = before.move(value, to: time, context.state)
        context.state[TakeoverKey<V>.self] = Takeover(
            start: time, responseBefore: before.spring.response,
            energy: spring.motion.energy(displacement, velocity), position: value + displacement,
            velocity: velocity, time: time)
        return true
    }

    /// The distance from the end and the speed at a time, and the takeover moved on to it while it blends.
    private func move<V: VectorArithmetic>(
        _ value: V, to time: Double, _ state: AnimationState<V>
    ) -> (displacement: V, velocity: V, takeover: Takeover<V>?) {
        guard var takeover = state[TakeoverKey<V>.self] else {
            let (displacement, velocity) = spring.motion.advance(.zero - value, .zero, by: max(0, time))
            return (displacement, velocity, nil)
        }
        if isBlending(takeover) { blend(&takeover, value, until: min(time, takeover.start + blendDuration)) }
        let (displacement, velocity) = spring.motion.advance(
            takeover.position - value, takeover.velocity, by: max(0, time - takeover.time))
        return (displacement, velocity, takeover)
    }

    private func isBlending<V: VectorArithmetic>(_ takeover: Takeover<V>) -> Bool {
        takeover.time < takeover.start + blendDuration && takeover.responseBefore != spring.response
    }

    /// Goes on in steps of 1/240 of a second, longer ones if there were too many, each with a stiffness of its own.
    private func blend<V: VectorArithmetic>(_ takeover: inout Takeover<V>, _ value: V, until end: Double) {
        let span = end - takeover.time
        if !(span > 0) { return }
        let count = min(64, max(1, (span * 240).rounded(.up)))
        for step in 0..<Int(clamping: count) {
            let time = takeover.time + span * (Double(step) + 0.5) / count
            let share = (time - takeover.start) / blendDuration
            let response = takeover.responseBefore + (spring.response - takeover.responseBefore) * share
            let (displacement, velocity) = SpringMotion(response: response, ratio: spring.dampingRatio).advance(
                takeover.position - value, takeover.velocity, by: span / count)
            takeover.position = value + displacement
            takeover.velocity = velocity
        }
        takeover.time = end
    }
}

/// An animation whose position and speed a spring takes over.
protocol SpringMovement: CustomAnimation {
    var springAnimation: SpringAnimation { get }
}

extension SpringAnimation: SpringMovement {
    var springAnimation: SpringAnimation { self }
}

/// A spring that is added to the running animations.
struct InterpolatingSpringAnimation: TimedCurve {
    let spring: Spring
    /// In distances to go a second.
    let initialVelocity: Double

    var length: Double? {
        let motion = spring.motion
        let reach = SpringAnimation.reach * motion.energy(1, initialVelocity).squareRoot()
        return motion.settling(-1.0, initialVelocity, reach: reach)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let motion = spring.motion
        let (share, velocity) = motion.advance(-1.0, initialVelocity, by: max(0, time))
        if time >= spring.response { context.isLogicallyComplete = true }
        let energy = motion.energy(1, initialVelocity) * SpringAnimation.reach * SpringAnimation.reach
        return motion.energy(share, velocity) > energy ? value.scaled(by: 1 + share) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        value.scaled(by: spring.motion.advance(-1.0, initialVelocity, by: max(0, time)).1)
    }
}
