import Foundation

/// A calendar with the language and the time zone in which dates are shown and chosen.
///
/// A date outside of the years 1 to 4000 is replaced by the nearest one inside, and a date that is not a number by
/// 1 January 2001 at midnight UTC, as calendars have no components for them.
package struct DateRegion: Equatable, Sendable {
    /// The calendar, with the language and the time zone.
    package let calendar: Calendar
    /// The language and region.
    package let locale: Locale

    /// Makes a region.
    package init(calendar: Calendar, locale: Locale, timeZone: TimeZone) {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.locale = locale
    }

    /// The first and the last moment that can be shown.
    package static let limits = Date.distantPast...Date.distantFuture

    /// Returns the nearest date that can be shown.
    package static func usable(_ date: Date) -> Date {
        let seconds = date.timeIntervalSinceReferenceDate
        if seconds.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
        return min(max(date, limits.lowerBound), limits.upperBound)
    }

    // MARK: Spans

    /// Returns the span of a unit around a date: of a month or a year. Where a calendar has none, it is the day.
    package func span(of unit: Calendar.Component, around date: Date) -> DateInterval {
        let date = Self.usable(date)
        return calendar.dateInterval(of: unit, for: date) ?? DateInterval(start: startOfDay(date), duration: 86_400)
    }

    /// Returns the first moment of a day.
    package func startOfDay(_ date: Date) -> Date { calendar.startOfDay(for: Self.usable(date)) }

    /// Whether two dates are on the same day.
    package func isSameDay(_ one: Date, _ other: Date) -> Bool { startOfDay(one) == startOfDay(other) }

    /// Whether two dates are in the same month.
    package func isSameMonth(_ one: Date, _ other: Date) -> Bool {
        span(of: .month, around: one).start == span(of: .month, around: other).start
    }

    /// Returns the days of the month of a date, each as its first moment.
    package func days(ofMonthOf date: Date) -> [Date] {
        let month = span(of: .month, around: date)
        var days: [Date] = []
        // No calendar has a month of more days.
        for number in 0..<45 {
            guard let day = calendar.date(byAdding: .day, value: number, to: month.start), day < month.end else {
                break
            }
            days.append(calendar.startOfDay(for: day))
        }
        return days.isEmpty ? [startOfDay(date)] : days
    }

    // MARK: Moving

    /// Returns the date some units later, or earlier for a negative number, within the limits.
    package func date(_ date: Date, plus count: Int, _ unit: Calendar.Component) -> Date {
        let start = Self.usable(date)
        let count = min(max(count, -1_500_000), 1_500_000)
        guard let moved = calendar.date(byAdding: unit, value: count, to: start) else { return start }
        return Self.usable(moved)
    }

    /// Returns the number of units from one date to another, both at the start of such units.
    package func count(of unit: Calendar.Component, from start: Date, to end: Date) -> Int {
        calendar.dateComponents([unit], from: start, to: end).value(for: unit) ?? 0
    }

    // MARK: The time of day

    /// Returns the moment on the day of a date at which clocks show a time. If they leave it out on that day, it is as
    /// much later as they leave out.
    package func date(on day: Date, hour: Int, minute: Int, second: Double = 0) -> Date {
        let start = startOfDay(day)
        let wanted = hour * 60 + minute
        var moment = start.addingTimeInterval(Double(wanted) * 60)
        let (shownHour, shownMinute) = time(of: moment)
        var difference = wanted - (shownHour * 60 + shownMinute)
        if difference > 720 { difference -= 1440 } else if difference < -720 { difference += 1440 }
        let moved = moment.addingTimeInterval(Double(difference) * 60)
        let found = time(of: moved)
        if found == (hour, minute), isSameDay(moved, start) { moment = moved }
        return Self.usable(moment.addingTimeInterval(second))
    }

    /// Returns the hour and the minute of a date.
    package func time(of date: Date) -> (hour: Int, minute: Int) {
        let parts = calendar.dateComponents([.hour, .minute], from: Self.usable(date))
        return (parts.hour ?? 0, parts.minute ?? 0)
    }

    /// Returns another day at the time of day of a date.
    package func date(on day: Date, atTimeOf date: Date) -> Date {
        let date = Self.usable(date)
        let (hour, minute) = time(of: date)
        let whole = self.date(on: date, hour: hour, minute: minute)
        // The same hour may be there twice a day.
        let rest = date.timeIntervalSince(whole)
        return self.date(on: day, hour: hour, minute: minute, second: rest >= 0 && rest < 60 ? rest : 0)
    }

    /// Returns a date with the minute that is the nearest earlier multiple of an interval.
    package func rounded(_ date: Date, toMinutes interval: Int) -> Date {
        let date = Self.usable(date)
        if interval <= 1 { return date }
        let (hour, minute) = time(of: date)
        if minute % interval == 0 { return date }
        return self.date(on: date, hour: hour, minute: minute / interval * interval)
    }
}
