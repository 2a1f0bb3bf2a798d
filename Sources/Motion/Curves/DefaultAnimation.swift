import Foundation
import LayoutEngine

/// The movement of a change that names no other: a spring of 0.5 seconds that does not bounce.
struct DefaultAnimation: TimedCurve {
    private static let movement = SpringAnimation(spring: Spring(duration: 0.5, bounce: 0), blendDuration: 0)

    var length: Double? { Self.movement.length }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        Self.movement.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        Self.movement.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        Self.movement.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension DefaultAnimation: SpringMovement {
    var springAnimation: SpringAnimation { Self.movement }
}
