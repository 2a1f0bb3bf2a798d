import Foundation
import LayoutEngine

extension Spring {
    /// Returns the position of a value that moves from 0 to `target`, `time` seconds after its release. Velocities
    /// are per second.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target + motion.advance(.zero - target, initialVelocity, by: Self.checked(time)).0
    }

    /// Returns the velocity, per second, of a value that moves from 0 to `target`, `time` seconds after its release.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        motion.advance(.zero - target, initialVelocity, by: Self.checked(time)).1
    }

    /// Advances a value and its velocity on their way to `target` by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let (displacement, speed) = motion.advance(value - target, velocity, by: Self.checked(deltaTime))
        value = target + displacement
        velocity = speed
    }

    /// Returns the force of the spring on a value at a position and velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        // The zero that is added makes 0 of -0.
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping) + .zero
    }

    /// Returns the time, in seconds, until a value that moves from 0 to `target` stays closer than `epsilon` to it;
    /// infinity for a spring without damping.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        motion.settling(.zero - target, initialVelocity, reach: epsilon)
    }

    /// Returns the position of an animatable value that moves from `fromValue` to `toValue`, `time` seconds after its
    /// release.
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

    /// Returns the velocity, per second, of an animatable value that moves from `fromValue` to `toValue`, `time`
    /// seconds after its release.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force of the spring on an animatable value at a position and velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }

    /// Returns the time, in seconds, until an animatable value that moves from `fromValue` to `toValue` stays closer
    /// than `epsilon` to its target.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    private static func checked(_ time: Double) -> Double { AnimationInput.duration(time, "time") }
}
