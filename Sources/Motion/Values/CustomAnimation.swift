import Foundation
import LayoutEngine

/// How a value moves from 0 to another over time, written by a client.
///
/// The value that is shown is the target, less `value`, plus what `animate` returns.
public protocol CustomAnimation: Hashable, Sendable {
    /// How far the movement to `value` has come `time` seconds after it began; `nil` once it is over.
    ///
    /// Called once a frame. A result that is not finite is reported and ends the movement.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the movement is `time` seconds after it began, a second; `nil` if that is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from `previous`, which is running on the same value.
    ///
    /// `value`, `time` and `context` are those of `previous`. The animation that takes over gets its state and its
    /// time. Otherwise both run, and their results are added.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Takes over from none.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation that knows how long it takes.
package protocol TimedCurve: CustomAnimation {
    /// The seconds from the start at rest to the end; infinite if it never ends, `nil` if that is not known.
    var length: Double? { get }
}
