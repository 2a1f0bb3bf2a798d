import Foundation
import LayoutEngine

/// How a change of a value is shown over time.
public struct Animation: Sendable {
    /// The movement itself.
    public let base: any CustomAnimation

    /// An animation that moves as `base` says.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// How far the movement to `value` has come `time` seconds after it began; `nil` once it is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// How fast the movement is `time` seconds after it began, a second; `nil` if that is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation takes over from `previous`; see `CustomAnimation`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// The seconds from the start at rest to the end; infinite if it never ends, `nil` if that is not known.
    package var length: Double? { (base as? any TimedCurve)?.length }
}

extension Animation: Hashable {
    /// Whether both move alike: their bases are of one type and equal.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func equals<A: CustomAnimation>(_ left: A) -> Bool { left == rhs.base as? A }
        return equals(lhs.base)
    }

    /// Feeds the base.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    /// The base with its numbers.
    public var description: String { String(describing: base) }

    /// The base with its numbers: `AnyAnimator(SwiftUI.DefaultAnimation())`. The movements of the system are named as
    /// those of SwiftUI.
    public var debugDescription: String {
        let (text, module) = (String(reflecting: base), Self.module)
        return "AnyAnimator(\(text.hasPrefix(module) ? "SwiftUI." + text.dropFirst(module.count) : text))"
    }

    /// The name of the module of the system's movements, with a full stop.
    private static let module = String(reflecting: Animation.self).prefix { $0 != "." } + "."
}

/// When those who wait for an animation are told.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRemoval: Bool

    /// When the movement has come to its end by its duration, though a spring may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)

    /// When nothing moves any more, later animations of the same values included.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}
