/// An effect that animates symbols. Only the types of this library conform.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does to symbols. Used by the framework only.
    var _motion: _SymbolMotion { get }
}

/// An effect that can run once, each time a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that can go on for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect with which symbols are inserted and removed.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol changes to another one.
public protocol ContentTransitionSymbolEffect {}

/// The speed and the repetitions of an effect on symbols.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often an effect runs; `nil` for what suits it.
    enum Count: Hashable, Sendable {
        case times(Int)
        case forever
    }

    var count: Count?
    var rate = 1.0
    /// The pause between two runs, in seconds.
    var delay = 0.0

    /// The ways an effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Count
        let delay: Double

        /// Repeats without a pause, for as long as the effect is active.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: .forever, delay: 0) }
        /// Repeats with pauses, for as long as the effect is active.
        public static var periodic: RepeatBehavior { periodic(nil, delay: nil) }
        /// Repeats a number of times, or for as long as the effect is active, with pauses.
        ///
        /// - Parameters:
        ///   - count: The number of times, at least once; `nil` for no end.
        ///   - delay: The pause in seconds; `nil` for half a second. A number that is negative or not finite counts as
        ///     0.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let pause = delay ?? 0.5
            return RepeatBehavior(
                count: count.map { .times(max(1, $0)) } ?? .forever, delay: pause.isFinite ? max(0, pause) : 0)
        }
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }

    /// The speed and the repetitions that suit the effect.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Repeats for as long as the effect is active.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Runs once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// Runs a number of times, at least once; `nil` for what suits the effect.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Repeats in a way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// Runs at a multiple of the usual speed. A number that is not positive and finite counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The same speed, repeated for as long as the effect is active.
    public var repeating: SymbolEffectOptions { with { ($0.count, $0.delay) = (.forever, 0) } }
    /// The same speed, once.
    public var nonRepeating: SymbolEffectOptions { with { ($0.count, $0.delay) = (.times(1), 0) } }
    /// The same speed, a number of times, at least once; `nil` for what suits the effect.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count.map { .times(max(1, $0)) } } }
    /// The same speed, repeated in a way.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with { ($0.count, $0.delay) = (behavior.count, behavior.delay) }
    }
    /// The same repetitions at a multiple of the usual speed. A number that is not positive and finite counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.rate = speed.isFinite && speed > 0 ? speed : 1 }
    }
}
