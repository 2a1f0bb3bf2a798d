/// A type whose values can be interpolated, because they can be added, subtracted and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by `rhs`.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of the components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns this value with each component multiplied by `rhs`.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves this value towards another. An amount of 0 keeps this value, 1 yields the other value, and more
    /// overshoots it.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns this value moved towards another. An amount of 0 keeps this value, 1 yields the other value, and more
    /// overshoots it.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

/// A type whose changes can be animated by interpolating its `animatableData`.
public protocol Animatable {
    /// The type of the data to interpolate.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The data to interpolate; empty by default.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The animatable data: the value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {
    /// The type of the animatable data: the number itself.
    public typealias AnimatableData = Double
}

extension Float: Animatable {
    /// The type of the animatable data: the number itself.
    public typealias AnimatableData = Float
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// The animatable data, which is empty: the value does not animate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Animatable data without components.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value of the type.
    public init() {}

    /// The only value of the type.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Performs no scaling, because there are no components.
    public mutating func scale(by rhs: Double) {}

    /// The squared magnitude, which is always 0.
    public var magnitudeSquared: Double { 0 }

    /// Returns the only value of the type.
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Returns the only value of the type.
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
}

/// A pair of animatable values, which animate together.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value of the pair.
    public var first: First
    /// The second value of the pair.
    public var second: Second

    /// Creates a pair from two values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair of the zero values.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// Multiplies both values by `rhs`.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of both values' squared magnitudes.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

    /// Returns the sum of two pairs, component by component.
    public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    /// Returns the difference of two pairs, component by component.
    public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The square of the number.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}
