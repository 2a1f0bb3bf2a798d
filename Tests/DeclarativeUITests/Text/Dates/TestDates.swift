import Foundation

extension Date {
    /// So many seconds after the beginning of 2001.
    static func since(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// The beginning of a day, or a time in it, in Greenwich.
    static func on(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return Calendar.test.date(from: parts) ?? .since(0)
    }
}

extension Calendar {
    /// The Gregorian calendar in Greenwich.
    static var test: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}

extension ClosedRange<Date> {
    /// A range that nobody checked, as a program built without checks may make one.
    static func unchecked(_ lower: Date, _ upper: Date) -> ClosedRange<Date> {
        // A range is its two bounds; the initialiser that does not check them does so here.
        unsafeBitCast((lower, upper), to: ClosedRange<Date>.self)
    }
}
