import Foundation
@_spi(Store) import BridgedEnvironment

/// The dates of a schedule, as time goes by.
struct TimelineDates<Schedule: TimelineSchedule> {
    private let schedule: Schedule
    private var iterator: Schedule.Entries.Iterator
    /// The last date that has come; `nil` before the first.
    private var last: Date?
    /// The first date that has not come; `nil` if there are no more.
    private var coming: Date?
    private let start: Date

    /// How many dates are looked at one after the other. A schedule that leads no further by then is asked anew, and
    /// given up if that is no help.
    private static var limit: Int { 10_000 }

    init(_ schedule: Schedule, from start: Date) {
        self.schedule = schedule
        self.start = start
        iterator = schedule.entries(from: start, mode: .normal).makeIterator()
        coming = Self.sound(iterator.next())
    }

    /// A date that is one; one that is not a number ends a schedule.
    private static func sound(_ date: Date?) -> Date? {
        date.flatMap { $0.timeIntervalSinceReferenceDate.isNaN ? nil : $0 }
    }

    /// The last date of the schedule that has come at a time. Before the first, that at which the view was made.
    mutating func date(at now: Date) -> Date {
        if !advance(to: now) {
            iterator = schedule.entries(from: now, mode: .normal).makeIterator()
            coming = Self.sound(iterator.next())
            if !advance(to: now) {
                TimelineInput.report(
                    "The dates of a schedule lead forward, but \(Self.limit) dates of \(Schedule.self) do not get "
                        + "beyond \(now); it has come to its end.")
                coming = nil
            }
        }
        return last ?? start
    }

    /// Passes over the dates that have come. Returns false if there are too many of them.
    private mutating func advance(to now: Date) -> Bool {
        var count = 0
        while let date = coming, date <= now {
            if last.map({ $0 < date }) ?? true { last = date }
            count += 1
            if count > Self.limit { return false }
            coming = Self.sound(iterator.next())
        }
        return true
    }

    /// Whether another date comes.
    var hasMore: Bool { coming != nil }

    /// When the next date comes; `nil` if none does.
    mutating func next(after now: Date) -> Moment? {
        guard let coming, let moment = Moment(coming) else { return nil }
        // A moment is a whole number of milliseconds, and the next one is later than now.
        let present = Moment(now) ?? moment
        return moment > present ? moment : Moment(milliseconds: present.milliseconds + 1)
    }
}
