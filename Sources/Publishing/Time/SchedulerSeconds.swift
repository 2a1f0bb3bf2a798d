import Foundation

/// A length of time in seconds, of the schedulers that go by dates.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
    /// How many seconds.
    public var magnitude: TimeInterval

    /// So many seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// So many seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// So many seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// So many seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
    }

    /// How many seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Whether the first is shorter.
    public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
    /// The sum.
    public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
    /// The difference.
    public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
    /// The product of numbers of seconds.
    public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
    /// Makes it longer.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// Makes it shorter.
    public static func -= (a: inout Self, b: Self) { a = a - b }
    /// Multiplies numbers of seconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// So many seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// So many milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    /// So many microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    /// So many nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
