import Foundation

/// A point in time as a date, for the schedulers that measure time by dates.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
    /// The date of this point in time.
    public var date: Date

    /// Creates a point in time from a date.
    public init(_ date: Date) { self.date = date }

    /// Returns the time interval from this point in time to another.
    public func distance(to other: SchedulerDate) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// Returns the point in time that is later by a time interval.
    public func advanced(by n: Stride) -> SchedulerDate { SchedulerDate(date + n.timeInterval) }

    /// A time interval in seconds.
    public typealias Stride = SchedulerSeconds

    /// The time interval from now, in seconds, for a timer.
    var delay: TimeInterval { date.timeIntervalSinceNow.asDelay }
}
