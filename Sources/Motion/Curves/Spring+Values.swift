import Foundation
import LayoutEngine

extension Spring {
    /// Where a value is that goes from 0 to `target`, `time` seconds after it was let go; speeds are a second.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target + motion.advance(.zero - target, initialVelocity, by: Self.checked(time)).0
    }

    /// How fast a value is, a second, that goes from 0 to `target`.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        motion.advance(.zero - target, initialVelocity, by: Self.checked(time)).1
    }

    /// Moves a value and its speed on by `deltaTime` seconds on their way to `target`.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let (displacement, speed) = motion.advance(value - target, velocity, by: Self.checked(deltaTime))
        value = target + displacement
        velocity = speed
    }

    /// The force on a value at a position and speed.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        // The zero that is added makes 0 of -0.
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping) + .zero
    }

    /// The seconds until a value that goes from 0 to `target` stays closer than `epsilon` to it; infinite for a spring
    /// without damping.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        motion.settling(.zero - target, initialVelocity, reach: epsilon)
    }

    /// Where something animatable is on its way between two values, `time` seconds after it was let go.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData =
            fromValue.animatableData
            + value(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How fast something animatable is on its way between two values, a second.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on something animatable.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }

    /// The seconds until something animatable stays closer than `epsilon` to where it goes.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    private static func checked(_ time: Double) -> Double { AnimationInput.duration(time, "time") }
}
