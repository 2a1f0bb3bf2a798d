import Foundation
@_spi(Store) import BridgedEnvironment

/// How far a moment is from a date, and how that is written.
///
/// Both ways distances are counted from the date on: whole seconds below a day, the units of the calendar from there.
struct DateDistance {
    /// How a distance is written.
    enum Style: Hashable, Sendable {
        /// In the largest unit and the next one.
        case relative
        /// In the largest unit, with a sign.
        case offset
        /// In hours, minutes and seconds.
        case timer
    }

    private let date: Moment
    private let style: Style
    private let calendar: Calendar
    /// The whole seconds from the date to the moment, rounded down.
    private let seconds: Int64
    /// How many years, months, days, hours, minutes and seconds there are; never less than 0. Empty for timers.
    private let amounts: [Int]
    /// The unit of the largest amount.
    private let largest: Int

    private static let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
    private static let names = ["year", "month", "day", "hour", "minute", "second"]
    private static let shortNames = [3: "hr", 4: "min", 5: "sec"]
    /// The seconds of an hour, a minute and a second.
    private static let lengths: [Int: Int64] = [3: 3_600, 4: 60, 5: 1]
    private static let day: Int64 = 86_400

    /// The distance from a date to a moment.
    init(from date: Moment, at moment: TextMoment, style: Style) {
        self.date = date
        self.style = style
        calendar = moment.calendar
        seconds = date.wholeSeconds(to: moment.now)
        amounts =
            style == .timer
            ? [] : Self.amounts(from: Self.anchor(of: date), seconds: seconds, in: moment.calendar)
        largest = amounts.firstIndex { $0 > 0 } ?? 5
    }

    /// The date in whole seconds: calendars do with numbers that have no room for more in far years.
    private static func anchor(of date: Moment) -> Date {
        Date(timeIntervalSinceReferenceDate: date.time.rounded(.down))
    }

    private static func amounts(from date: Date, seconds: Int64, in calendar: Calendar) -> [Int] {
        if abs(seconds) < day {
            let all = Int(abs(seconds))
            return [0, 0, 0, all / 3_600, all / 60 % 60, all % 60]
        }
        let parts = calendar.dateComponents(Set(units), from: date, to: date.addingTimeInterval(Double(seconds)))
        return units.map { Int((parts.value(for: $0) ?? 0).magnitude) }
    }

    // MARK: Words

    /// How the distance is written.
    var string: String {
        switch style {
        case .timer: return TimerSpan.digits(abs(seconds))
        case .offset:
            let sign = seconds < 0 ? "-" : seconds > 0 ? "+" : ""
            return sign + Self.words(amounts[largest], Self.names[largest])
        case .relative:
            let first = relativeWords(largest)
            return largest < 5 && amounts[largest + 1] > 0 ? first + ", " + relativeWords(largest + 1) : first
        }
    }

    private func relativeWords(_ unit: Int) -> String {
        if let short = Self.shortNames[unit] { return "\(amounts[unit]) \(short)" }
        return Self.words(amounts[unit], Self.names[unit])
    }

    private static func words(_ amount: Int, _ name: String) -> String {
        amount == 1 ? "1 \(name)" : "\(amount) \(name)s"
    }

    // MARK: Changes

    /// When the distance is next written in another way.
    var nextChange: Moment { date.adding(seconds: nextSeconds) }

    /// The smallest unit that is written.
    private var smallest: Int { style == .relative ? min(largest + 1, 5) : largest }

    /// The next number of seconds that is written in another way.
    private var nextSeconds: Int64 {
        if style == .timer { return seconds + 1 }
        if abs(seconds) >= Self.day { return seconds < 0 ? nextDown : nextUp }
        let length = Self.lengths[smallest] ?? 1
        // From one day on other rules hold.
        if seconds >= 0 { return min((seconds / length + 1) * length, Self.day) }
        return 1 - (-seconds / length) * length
    }

    /// Where the distance grows: the first at which one of the units that are written has one more.
    private var nextUp: Int64 {
        var next: Int64?
        for unit in 0...smallest {
            var more = Array(amounts[...unit])
            more[unit] += 1
            if let found = distance(of: more), found > seconds { next = min(next ?? found, found) }
        }
        return next ?? nextHour
    }

    /// The seconds at which the distance shrinks: the first that are less than the written distance.
    private var nextDown: Int64 {
        let found = distance(of: amounts[...smallest].map { -$0 }).map { $0 + 1 }
        return min(found.flatMap { $0 > seconds ? $0 : nil } ?? nextHour, 1 - Self.day)
    }

    private var nextHour: Int64 { seconds + 3_600 - ((seconds % 3_600) + 3_600) % 3_600 }

    /// The seconds from the date to the one so many years, months, … later.
    private func distance(of amounts: [Int]) -> Int64? {
        var parts = DateComponents()
        for (unit, amount) in zip(Self.units, amounts) { parts.setValue(amount, for: unit) }
        let anchor = Self.anchor(of: date)
        guard let found = calendar.date(byAdding: parts, to: anchor).flatMap({ Moment($0) }) else { return nil }
        return Moment(anchor).map { $0.wholeSeconds(to: found) }
    }
}
