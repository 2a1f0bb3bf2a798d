import Foundation
import LayoutEngine

/// The way in which a change of a value is shown over time.
public struct Animation: Sendable {
    /// The custom animation that defines the movement.
    public let base: any CustomAnimation

    /// Creates an animation that moves as `base` defines.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Returns the position of the movement towards `value`, `time` seconds after it began; `nil` once it has ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity of the movement per second, `time` seconds after it began; `nil` if it is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns whether this animation takes over from `previous`; see ``CustomAnimation``.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// The seconds from the start at rest to the end; infinite if it never ends, `nil` if that is not known.
    package var length: Double? { (base as? any TimedCurve)?.length }
}

extension Animation: Hashable {
    /// Returns whether two animations move alike: their bases are of one type and equal.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func equals<A: CustomAnimation>(_ left: A) -> Bool { left == rhs.base as? A }
        return equals(lhs.base)
    }

    /// Hashes the base of the animation by feeding it into the given hasher.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    /// A textual representation of the base with its numbers.
    public var description: String { String(describing: base) }

    /// A textual representation of the base with its numbers, such as `AnyAnimator(SwiftUI.DefaultAnimation())`.
    /// System animations are named as those of SwiftUI.
    public var debugDescription: String {
        let (text, module) = (String(reflecting: base), Self.module)
        return "AnyAnimator(\(text.hasPrefix(module) ? "SwiftUI." + text.dropFirst(module.count) : text))"
    }

    /// The name of the module of the system's movements, with a full stop.
    private static let module = String(reflecting: Animation.self).prefix { $0 != "." } + "."
}

/// The criteria by which an animation counts as complete, so that its completion handlers are called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRemoval: Bool

    /// The animation is complete when its duration has passed, though a spring may still be settling.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)

    /// The animation is complete when nothing moves any more, including later animations of the same values.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}
