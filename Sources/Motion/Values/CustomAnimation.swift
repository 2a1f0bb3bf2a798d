import Foundation
import LayoutEngine

/// A type that defines how an animated value moves over time.
///
/// The value that is shown is the target, minus `value`, plus the result of `animate`.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the position of the movement towards `value`, `time` seconds after it began; `nil` once it has ended.
    ///
    /// Called once per frame. A result that is not finite is reported and ends the animation.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the velocity of the movement per second, `time` seconds after it began; `nil` if it is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether this animation takes over from `previous`, which is running on the same value.
    ///
    /// `value`, `time` and `context` are those of `previous`. If this animation takes over, it continues with the
    /// state and time of the previous one. Otherwise both run, and their results are added.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`: the velocity is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns false: the animation does not take over from others.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation that knows how long it takes.
package protocol TimedCurve: CustomAnimation {
    /// The seconds from the start at rest to the end; infinite if it never ends, `nil` if that is not known.
    var length: Double? { get }
}
