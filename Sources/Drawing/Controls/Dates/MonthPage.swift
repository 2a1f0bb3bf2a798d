import Foundation

/// The page of a calendar: a month, and the day on which the keys stand.
package struct MonthPage: Equatable, Sendable {
    /// The region, which defines months, weeks and days.
    package let region: DateRegion
    /// The dates that can be chosen.
    package let bounds: DateBounds
    /// The day on which the keys stand, as its first moment. Its month is shown.
    package private(set) var cursor: Date

    /// Makes the page of the month of a date, or of the nearest date that can be chosen.
    package init(around date: Date, region: DateRegion, bounds: DateBounds) {
        self.region = region
        self.bounds = bounds
        cursor = region.startOfDay(bounds.nearest(to: date))
    }

    /// A day of the month, and where it stands.
    package struct Day: Identifiable, Equatable, Sendable {
        /// The first moment of the day.
        package let date: Date
        /// The index among the seven columns and six rows, line by line from 0.
        package let index: Int
        /// Whether it can be chosen.
        package let isAllowed: Bool
        /// The index, which no other day of the month has.
        package var id: Int { index }
    }

    /// The most rows that a month has.
    package static let rowCount = 6

    /// The days of the month. In calendars whose months are longer than six rows, the rest is left out.
    package var days: [Day] {
        let dates = region.days(ofMonthOf: cursor)
        let weekday = dates.first.map { region.calendar.component(.weekday, from: $0) - 1 } ?? 0
        let offset = (weekday - region.firstWeekday + 7) % 7
        return dates.enumerated().map { index, date in
            Day(date: date, index: offset + index, isAllowed: bounds.contains(dayOf: date, in: region))
        }.filter { $0.index < 7 * Self.rowCount }
    }

    /// A way to another day.
    package enum Move: Hashable, Sendable, CaseIterable {
        /// A day, a week or a month back or on.
        case previousDay, nextDay, previousWeek, nextWeek, previousMonth, nextMonth
        /// The first and the last day of the month.
        case start, end
    }

    /// Goes to another day, and there to the nearest that can be chosen.
    package mutating func move(_ move: Move) {
        let target: Date
        switch move {
        case .previousDay: target = region.date(cursor, plus: -1, .day)
        case .nextDay: target = region.date(cursor, plus: 1, .day)
        case .previousWeek: target = region.date(cursor, plus: -7, .day)
        case .nextWeek: target = region.date(cursor, plus: 7, .day)
        case .previousMonth: target = region.date(cursor, plus: -1, .month)
        case .nextMonth: target = region.date(cursor, plus: 1, .month)
        case .start: target = region.days(ofMonthOf: cursor).first ?? cursor
        case .end: target = region.days(ofMonthOf: cursor).last ?? cursor
        }
        go(to: target)
    }

    /// Goes to a date, or the nearest that can be chosen.
    package mutating func go(to date: Date) { cursor = region.startOfDay(bounds.nearest(to: date)) }

    /// Whether there is something to choose in the month before or after.
    package func canTurn(forward: Bool) -> Bool {
        let target = region.date(cursor, plus: forward ? 1 : -1, .month)
        return !region.isSameMonth(target, cursor) && bounds.contains(monthOf: target, in: region)
    }

    /// Returns the date that choosing a day selects: that day at the time of the previous choice, within the bounds.
    package func choice(of day: Date, after date: Date) -> Date {
        bounds.nearest(to: region.date(on: day, atTimeOf: date))
    }
}
