import Foundation

extension DateRegion {
    /// Returns the components that stand for a day.
    package func components(of day: Date) -> DateComponents {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: Self.usable(day))
        parts.calendar = calendar
        return parts
    }

    /// Returns the first moment of the day that components stand for; `nil` for those that are no day.
    ///
    /// Components without a calendar are of this one. Numbers that no calendar has are no day.
    package func day(of parts: DateComponents) -> Date? {
        let numbers = [parts.era, parts.year, parts.month, parts.day].compactMap { $0 }
        guard parts.day != nil, numbers.allSatisfy({ abs(Double($0)) < 100_000 }) else { return nil }
        var plain = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: parts.day)
        plain.isLeapMonth = parts.isLeapMonth
        var own = parts.calendar ?? calendar
        own.timeZone = calendar.timeZone
        guard let date = own.date(from: plain), Self.limits.contains(date) else { return nil }
        return startOfDay(date)
    }

    /// Returns the days that some components stand for.
    package func days(of selection: Set<DateComponents>) -> [Date] { selection.compactMap { day(of: $0) } }
}
