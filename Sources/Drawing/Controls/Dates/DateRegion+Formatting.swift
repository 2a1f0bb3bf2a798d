import Foundation
import Foundations

extension DateRegion {
    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    /// Returns a day, written as short as it is clear.
    package func dayText(_ date: Date) -> String {
        Self.usable(date).formatted(style.year().month(.abbreviated).day())
    }

    /// Returns a day with its weekday, for speech.
    package func spokenDayText(_ date: Date) -> String {
        Self.usable(date).formatted(style.year().month(.wide).day().weekday(.wide))
    }

    /// Returns a time of day in hours and minutes.
    package func timeText(_ date: Date) -> String { Self.usable(date).formatted(style.hour().minute()) }

    /// Returns a month with its year.
    package func monthText(_ date: Date) -> String { Self.usable(date).formatted(style.year().month(.wide)) }

    /// Returns a month with its year in few characters.
    package func shortMonthText(_ date: Date) -> String {
        Self.usable(date).formatted(style.year().month(.abbreviated))
    }

    /// Returns the name of a month alone.
    package func monthName(_ date: Date) -> String {
        let names = calendar.standaloneMonthSymbols
        // Leap months have names of their own.
        if calendar.identifier != .gregorian { return Self.usable(date).formatted(style.month(.wide)) }
        let index = calendar.component(.month, from: Self.usable(date)) - 1
        return names.indices.contains(index) ? names[index] : Self.usable(date).formatted(style.month(.wide))
    }

    /// Returns the number of a day in its month.
    package func dayNumber(_ date: Date) -> String { number(calendar.component(.day, from: Self.usable(date))) }

    /// Returns a year.
    package func yearText(_ date: Date) -> String { Self.usable(date).formatted(style.year()) }

    /// Returns a weekday with its day, as a row among many.
    package func rowText(_ date: Date) -> String {
        Self.usable(date).formatted(style.weekday(.abbreviated).month(.abbreviated).day())
    }

    /// Returns a whole number, with at least so many digits.
    package func number(_ value: Int, digits: Int = 1) -> String {
        value.formatted(
            IntegerFormatStyle<Int>(locale: locale).grouping(.never).precision(.integerLength(digits...)))
    }

    /// The letters of the days of a week, from its first day on.
    package var weekdays: [String] {
        let names = calendar.veryShortStandaloneWeekdaySymbols
        guard names.count == 7 else { return names }
        return (0..<7).map { names[($0 + firstWeekday) % 7] }
    }

    /// The first day of a week, from 0 for Sunday.
    package var firstWeekday: Int { (calendar.firstWeekday + 6) % 7 }

    /// Whether hours are counted from 1 to 12 twice a day.
    package var hasHalves: Bool {
        hourPattern.contains("a") || hourPattern.contains("b") || hourPattern.contains("B")
    }

    /// How hours and minutes are written, as the letters of a pattern of dates.
    private var hourPattern: String {
        let identifier = locale.identifier
        if let known = Self.hourPatterns.withLock({ $0[identifier] }) { return known }
        let pattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "HH:mm"
        // Every other part is a text between quotes.
        let letters = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
        Self.hourPatterns.withLock { if $0.count < Self.mostPatterns { $0[identifier] = letters } }
        return letters
    }

    /// The patterns of locales, which take long to find.
    private static let hourPatterns = Locked<[String: String]>([:])
    private static let mostPatterns = 1000

    /// Returns an hour as the language writes it, without the half of the day.
    package func hourText(_ hour: Int) -> String {
        let pattern = hourPattern
        let shown: Int
        if !hasHalves {
            shown = pattern.contains("k") && hour == 0 ? 24 : hour
        } else {
            shown = pattern.contains("K") ? hour % 12 : (hour + 11) % 12 + 1
        }
        return number(shown, digits: pattern.filter { "HhKk".contains($0) }.count > 1 ? 2 : 1)
    }
}
