import Foundation

/// A point in time in whole milliseconds, so that sums and differences are exact.
///
/// Dates more than about 3,100 years from the reference date become the nearest date that calendars can handle.
@_spi(Store) public struct Moment: Hashable, Comparable, Sendable {
    /// The milliseconds since the reference date of `Date`.
    package let milliseconds: Int64

    /// The most milliseconds on either side: some 3,100 years.
    private static let limit: Int64 = 100_000_000_000_000

    /// The moment of so many milliseconds since the reference date, or the nearest there is.
    package init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, -Self.limit), Self.limit)
    }

    /// The millisecond nearest to a date; `nil` for NaN.
    package init?(_ date: Date) {
        let time = date.timeIntervalSinceReferenceDate
        if time.isNaN { return nil }
        let limit = Double(Self.limit)
        milliseconds = Int64(min(max(time * 1_000, -limit), limit).rounded())
    }

    /// The seconds since the reference date.
    package var time: TimeInterval { Double(milliseconds) / 1_000 }

    /// The whole seconds from here to another moment, rounded down.
    package func wholeSeconds(to other: Moment) -> Int64 {
        let distance = other.milliseconds - milliseconds
        let seconds = distance / 1_000
        return distance < 0 && seconds * 1_000 != distance ? seconds - 1 : seconds
    }

    /// The moment so many seconds later.
    package func adding(seconds: Int64) -> Moment { Moment(milliseconds: milliseconds + seconds * 1_000) }

    /// Returns whether the first moment is earlier than the second.
    public static func < (one: Moment, other: Moment) -> Bool { one.milliseconds < other.milliseconds }
}
