import Foundation

/// A time interval in seconds, for the schedulers that measure time by dates.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
    /// The number of seconds.
    public var magnitude: TimeInterval

    /// Creates a time interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates a time interval from a literal number of seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// Creates a time interval from a literal number of seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Creates a time interval from a number of seconds, or `nil` if it cannot be represented exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
    }

    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Returns whether the first time interval is shorter than the second.
    public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
    /// Returns the sum of two time intervals.
    public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
    /// Returns the difference of two time intervals.
    public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
    /// Returns the product of two time intervals: their numbers of seconds are multiplied.
    public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
    /// Adds the second time interval to the first.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// Subtracts the second time interval from the first.
    public static func -= (a: inout Self, b: Self) { a = a - b }
    /// Multiplies the first time interval by the second: their numbers of seconds are multiplied.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// Returns a time interval of a number of seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// Returns a time interval of a number of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Returns a time interval of a number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    /// Returns a time interval of a number of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    /// Returns a time interval of a number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
