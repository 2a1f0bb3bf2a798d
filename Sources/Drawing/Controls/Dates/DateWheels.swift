import Foundation
import Foundations

/// The wheels on which a date is chosen: their kinds, the titles of their rows, and the dates that rows select.
package struct DateWheels: Equatable, Sendable {
    /// The parts of a date that can be chosen.
    package enum Parts: Hashable, Sendable {
        /// A time of day, a day, both, a month, or how long something takes: the time since the start of a day.
        case time, day, dayAndTime, month, duration
    }

    /// The purpose of a wheel.
    package enum Wheel: Hashable, Sendable {
        /// The day among all days.
        case date
        /// The year, the month of the year, the day of the month.
        case year, month, day
        /// The hour of the day, the minute of the hour, the half of the day.
        case hour, minute, half

        /// How wide the wheel is among the others.
        package var share: CGFloat { self == .date || self == .month ? 2 : 1 }
    }

    /// The region.
    package let region: DateRegion
    /// The dates that can be chosen.
    package let bounds: DateBounds
    /// The parts of a date that can be chosen.
    package let parts: Parts
    /// The minutes from one row of minutes to the next; a divisor of 60.
    package let minuteInterval: Int

    /// Makes wheels. An interval that does not divide 60, or is not from 1 to 30, counts as 1.
    package init(parts: Parts, region: DateRegion, bounds: DateBounds, minuteInterval: Int = 1) {
        self.region = region
        self.bounds = bounds
        self.parts = parts
        self.minuteInterval = Self.isUsable(minuteInterval) ? minuteInterval : 1
    }

    /// Whether a number of minutes can be that from row to row.
    package static func isUsable(_ interval: Int) -> Bool { (1...30).contains(interval) && 60 % interval == 0 }

    /// The wheels, from the leading one on.
    package var wheels: [Wheel] {
        let time: [Wheel] = region.hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
        switch parts {
        case .time: return time
        case .duration: return [.hour, .minute]
        case .dayAndTime: return [.date] + time
        case .day: return ordered("yMMMMd")
        case .month: return ordered("yMMMM")
        }
    }

    /// The wheels of a day in the order in which a language writes them.
    private func ordered(_ template: String) -> [Wheel] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: region.locale) ?? "MMMMdy"
        var found: [Wheel] = []
        for letter in format {
            let wheel: Wheel? =
                switch letter {
                case "y", "u", "r", "U": .year
                case "M", "L": .month
                case "d" where template.contains("d"): .day
                default: nil
                }
            if let wheel, !found.contains(wheel) { found.append(wheel) }
        }
        let needed: [Wheel] = parts == .day ? [.month, .day, .year] : [.month, .year]
        return Set(found) == Set(needed) ? found : needed
    }

    // MARK: Rows

    /// The first year and the first day for which there is a row.
    private var firstYear: Date { region.span(of: .year, around: bounds.first ?? DateRegion.limits.lowerBound).start }
    private var firstDay: Date { region.startOfDay(bounds.first ?? DateRegion.limits.lowerBound) }
    private var end: Date { DateRegion.usable(bounds.last ?? DateRegion.limits.upperBound) }

    /// Returns how many rows a wheel has while a date is chosen.
    package func rowCount(of wheel: Wheel, at date: Date) -> Int {
        let date = bounds.nearest(to: date)
        return switch wheel {
        case .year: max(1, region.count(of: .year, from: firstYear, to: region.span(of: .year, around: end).start) + 1)
        case .date: max(1, days(to: end) + 1)
        case .month: months(around: date).count
        case .day: region.days(ofMonthOf: date).count
        case .hour: 24
        case .minute: 60 / minuteInterval
        case .half: 2
        }
    }

    /// Returns how many days a date is after the first day.
    private func days(to date: Date) -> Int {
        // Calendars take long to count thousands of years, and days differ from 24 hours by less than half of that.
        Int(clamping: (region.startOfDay(date).timeIntervalSince(firstDay) / 86_400).rounded())
    }

    /// Returns the first moment of a day by its row.
    private func day(_ row: Int) -> Date {
        region.startOfDay(firstDay.addingTimeInterval((Double(row) + 0.5) * 86_400))
    }

    /// The first moments of the months of a year.
    private func months(around date: Date) -> [Date] {
        let year = region.span(of: .year, around: date)
        var (months, next) = ([Date](), year.start)
        // No calendar has more months.
        while next < year.end, months.count < 14 {
            let month = region.span(of: .month, around: next)
            if let last = months.last, month.start <= last { break }
            months.append(month.start)
            next = month.end
        }
        return months.isEmpty ? [year.start] : months
    }

    /// Returns the row of a wheel for a date.
    package func row(of wheel: Wheel, at date: Date) -> Int {
        let date = bounds.nearest(to: date)
        let row =
            switch wheel {
            case .year:
                region.count(of: .year, from: firstYear, to: region.span(of: .year, around: date).start)
            case .date: days(to: date)
            case .month: Self.row(of: date, among: months(around: date))
            case .day: Self.row(of: date, among: region.days(ofMonthOf: date))
            case .hour: region.time(of: date).hour
            case .minute: region.time(of: date).minute / minuteInterval
            case .half: region.time(of: date).hour / 12
            }
        return min(max(row, 0), rowCount(of: wheel, at: date) - 1)
    }

    /// Returns the index of the last of some moments, in order, that is not after a date.
    private static func row(of date: Date, among starts: [Date]) -> Int {
        (starts.firstIndex { $0 > date } ?? starts.count) - 1
    }

    /// Returns the title of a row of a wheel while a date is chosen; an empty text for a row that is not there.
    package func title(of row: Int, in wheel: Wheel, at date: Date) -> String {
        let date = bounds.nearest(to: date)
        guard row >= 0, row < rowCount(of: wheel, at: date) else { return "" }
        switch wheel {
        case .year: return region.yearText(region.date(firstYear, plus: row, .year))
        case .date: return region.rowText(day(row))
        case .month: return region.monthName(months(around: date)[row])
        case .day: return region.dayNumber(region.days(ofMonthOf: date)[row])
        case .hour where parts == .duration: return span(row, .hours)
        case .minute where parts == .duration: return span(row * minuteInterval, .minutes)
        case .hour: return region.hourText(row)
        case .minute: return region.number(row * minuteInterval, digits: 2)
        case .half: return row == 0 ? region.calendar.amSymbol : region.calendar.pmSymbol
        }
    }

    private func span(_ count: Int, _ unit: Duration.UnitsFormatStyle.Unit) -> String {
        Duration.seconds(count * (unit == .hours ? 3600 : 60)).formatted(
            Duration.UnitsFormatStyle(allowedUnits: [unit], width: .abbreviated).locale(region.locale))
    }

    // MARK: Choosing

    /// Returns the date after a row of a wheel is chosen, within the bounds. All other wheels stay, where there is such
    /// a date.
    package func date(choosing row: Int, in wheel: Wheel, at date: Date) -> Date {
        let date = bounds.nearest(to: date)
        let row = min(max(row, 0), rowCount(of: wheel, at: date) - 1)
        let (hour, minute) = region.time(of: date)
        let chosen: Date
        switch wheel {
        case .date: chosen = region.date(on: day(row), atTimeOf: date)
        case .day: chosen = region.date(on: region.days(ofMonthOf: date)[row], atTimeOf: date)
        case .month: chosen = day(self.row(of: .day, at: date), ofMonth: months(around: date)[row], atTimeOf: date)
        case .year:
            let months = months(around: region.date(firstYear, plus: row, .year))
            let month = min(self.row(of: .month, at: date), months.count - 1)
            chosen = day(self.row(of: .day, at: date), ofMonth: months[month], atTimeOf: date)
        case .hour: chosen = region.date(on: date, hour: row, minute: minute)
        case .minute: chosen = region.date(on: date, hour: hour, minute: row * minuteInterval)
        case .half: chosen = region.date(on: date, hour: hour % 12 + row * 12, minute: minute)
        }
        return bounds.nearest(to: chosen)
    }

    private func day(_ row: Int, ofMonth month: Date, atTimeOf date: Date) -> Date {
        let days = region.days(ofMonthOf: month)
        return region.date(on: days[min(row, days.count - 1)], atTimeOf: date)
    }
}
