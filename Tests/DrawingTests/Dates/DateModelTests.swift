import Drawing
import Foundation
import TestSupport
import Testing

/// Regions and dates of tests.
private enum Place {
    static func region(
        _ zone: String = "America/New_York", _ calendar: Calendar.Identifier = .gregorian, _ locale: String = "en_US"
    ) -> DateRegion {
        var made = Calendar(identifier: calendar)
        made.firstWeekday = 1
        return DateRegion(
            calendar: made, locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone) ?? .gmt)
    }

    static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date {
        region().calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
    }
}

private enum WheelCommand {
    case choose(wheel: Int, share: Double)
    case parts(DateWheels.Parts)
    case interval(Int)

    static func random(_ source: inout SplitMix64) -> WheelCommand {
        switch Int.random(in: 0..<12, using: &source) {
        case 0: .parts([.time, .day, .dayAndTime, .month].randomElement(using: &source) ?? .time)
        case 1: .interval([1, 5, 15, 30, 0, 7, 60].randomElement(using: &source) ?? 1)
        default:
            .choose(wheel: Int.random(in: 0..<4, using: &source), share: Double.random(in: 0...1, using: &source))
        }
    }
}

@MainActor @Suite("Dates of calendars and wheels") struct DateModelTests {
    @Test("Days stand below their weekdays, from the first day of the week on")
    func grid() {
        let page = MonthPage(around: Place.date(2026, 11, 25), region: Place.region(), bounds: DateBounds())
        #expect(page.days.count == 30 && page.days.first?.index == 0)
        #expect(page.region.weekdays == ["S", "M", "T", "W", "T", "F", "S"])
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        let region = DateRegion(calendar: calendar, locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        let german = MonthPage(around: Place.date(2026, 11, 25), region: region, bounds: DateBounds())
        #expect(german.days.first?.index == 6 && german.days.last?.index == 35)
        #expect(region.weekdays == ["M", "D", "M", "D", "F", "S", "S"])
    }

    @Test("The keys go through a calendar as calendars count, and stay within the bounds")
    func movesLaw() {
        let bounds = DateBounds(first: Place.date(2025, 12, 20), last: Place.date(2026, 12, 10))
        let region = Place.region()
        let calendar = region.calendar
        let check = PropertyCheck<MonthPage.Move>("moves in a calendar") { source in
            MonthPage.Move.allCases.randomElement(using: &source) ?? .start
        } run: { moves in
            var page = MonthPage(around: Place.date(2026, 11, 25), region: region, bounds: bounds)
            var plain = calendar.startOfDay(for: Place.date(2026, 11, 25))
            for move in moves {
                page.move(move)
                let parts = calendar.dateComponents([.year, .month], from: plain)
                let range = calendar.range(of: .day, in: .month, for: plain) ?? 1..<2
                func day(_ number: Int) -> Date? {
                    calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: number))
                }
                let next: Date? =
                    switch move {
                    case .previousDay: calendar.date(byAdding: .day, value: -1, to: plain)
                    case .nextDay: calendar.date(byAdding: .day, value: 1, to: plain)
                    case .previousWeek: calendar.date(byAdding: .weekOfYear, value: -1, to: plain)
                    case .nextWeek: calendar.date(byAdding: .weekOfYear, value: 1, to: plain)
                    case .previousMonth: calendar.date(byAdding: .month, value: -1, to: plain)
                    case .nextMonth: calendar.date(byAdding: .month, value: 1, to: plain)
                    case .start: day(1)
                    case .end: day(range.count)
                    }
                let first = calendar.startOfDay(for: Place.date(2025, 12, 20))
                let last = calendar.startOfDay(for: Place.date(2026, 12, 10))
                plain = min(max(next ?? plain, first), last)
                if page.cursor != plain { return "\(move) leads to \(page.cursor), not \(plain)" }
                if page.days.count != calendar.range(of: .day, in: .month, for: plain)?.count { return "days" }
                if page.days.contains(where: { $0.isAllowed != (first...last).contains($0.date) }) { return "allowed" }
            }
            return nil
        }
        check.check(sequences: 60, length: 20)
    }

    @Test("Wheels set one part of a date, and the others stay where there is such a date")
    func wheelsLaw() {
        let (region, start) = (Place.region(), Place.date(2026, 11, 25, 9, 30))
        let calendar = region.calendar
        let bounds = DateBounds(first: Place.date(1990, 3, 5), last: Place.date(2040, 7, 8))
        let check = PropertyCheck<WheelCommand>("wheels of dates", make: WheelCommand.random) { commands in
            var wheels = DateWheels(parts: .day, region: region, bounds: bounds)
            var date = start
            for command in commands {
                switch command {
                case .parts(let parts):
                    wheels = DateWheels(
                        parts: parts, region: region, bounds: bounds, minuteInterval: wheels.minuteInterval)
                case .interval(let interval):
                    wheels = DateWheels(parts: wheels.parts, region: region, bounds: bounds, minuteInterval: interval)
                case .choose(let place, let share):
                    let wheel = wheels.wheels[place % wheels.wheels.count]
                    let count = wheels.rowCount(of: wheel, at: date)
                    let row = min(Int(share * Double(count)), count - 1)
                    let new = wheels.date(choosing: row, in: wheel, at: date)
                    guard (bounds.first ?? .distantPast)...(bounds.last ?? .distantFuture) ~= new else {
                        return "bounds"
                    }
                    let found = Self.plain(wheel, row, date, wheels.minuteInterval, calendar)
                    if let found, new != bounds.nearest(to: found) { return "\(wheel) \(row): \(new), not \(found)" }
                    if found != nil, new == found, wheels.row(of: wheel, at: new) != row {
                        return "\(wheel) \(row): row"
                    }
                    date = new
                }
            }
            return nil
        }
        check.check(sequences: 60, length: 20)
    }

    /// The date by parts alone; `nil` where clocks have no such time, or have it twice.
    private static func plain(
        _ wheel: DateWheels.Wheel, _ row: Int, _ date: Date, _ interval: Int, _ calendar: Calendar
    )
        -> Date?
    {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        switch wheel {
        case .year: parts.year = 1990 + row
        case .month: parts.month = row + 1
        case .day: parts.day = row + 1
        case .hour: (parts.hour, parts.second, parts.nanosecond) = (row, 0, 0)
        case .minute: (parts.minute, parts.second, parts.nanosecond) = (row * interval, 0, 0)
        case .half: (parts.hour, parts.second, parts.nanosecond) = ((parts.hour ?? 0) % 12 + row * 12, 0, 0)
        case .date:
            let first = calendar.startOfDay(for: Place.date(1990, 3, 5))
            let day = calendar.date(byAdding: .day, value: row, to: first) ?? first
            let found = calendar.dateComponents([.year, .month, .day], from: day)
            (parts.year, parts.month, parts.day) = (found.year, found.month, found.day)
        }
        if wheel == .year || wheel == .month {
            let month = calendar.date(from: DateComponents(year: parts.year, month: parts.month)) ?? date
            parts.day = min(parts.day ?? 1, calendar.range(of: .day, in: .month, for: month)?.count ?? 1)
        }
        guard let made = calendar.date(from: parts) else { return nil }
        let back = calendar.dateComponents([.hour, .minute], from: made)
        let isTwice = [-3600.0, 3600].contains { shift in
            calendar.dateComponents([.hour, .minute], from: made.addingTimeInterval(shift)) == back
        }
        return back.hour == parts.hour && back.minute == parts.minute && !isTwice ? made : nil
    }

    @Test("A time that clocks leave out on a day is as much later")
    func gap() {
        let region = Place.region()
        let moved = region.date(on: Place.date(2026, 3, 8), hour: 2, minute: 30)
        #expect(region.time(of: moved) == (3, 30))
        #expect(region.time(of: region.date(on: Place.date(2026, 3, 8), hour: 23, minute: 59)) == (23, 59))
        #expect(region.time(of: region.date(on: Place.date(2026, 11, 1), hour: 23, minute: 59)) == (23, 59))
    }

    nonisolated private static let calendars: [Calendar.Identifier] = [
        .gregorian, .hebrew, .islamicUmmAlQura, .buddhist, .japanese, .chinese, .persian, .indian, .coptic,
        .ethiopicAmeteMihret, .republicOfChina, .iso8601, .islamicCivil,
    ]

    @Test("Dates that make no sense have an answer in every calendar", arguments: calendars)
    func hostile(identifier: Calendar.Identifier) {
        let region = Place.region("Asia/Jerusalem", identifier, "en_US_POSIX")
        let numbers: [TimeInterval] = [
            .nan, .infinity, -1e300, Date.distantPast.timeIntervalSinceReferenceDate,
            Date.distantFuture.timeIntervalSinceReferenceDate, -13_197_600_000, 800_000_000,
        ]
        let ranges = [
            DateBounds(), DateBounds(first: .distantFuture, last: .distantPast),
            DateBounds(first: Date(timeIntervalSinceReferenceDate: .nan), last: .distantFuture),
            DateBounds(first: Place.date(2026, 1, 1), last: Place.date(2026, 1, 1)),
        ]
        let turn = Self.calendars.firstIndex(of: identifier) ?? 0
        for (row, number) in numbers.enumerated() {
            let date = Date(timeIntervalSinceReferenceDate: number)
            for (column, bounds) in ranges.enumerated() {
                // Each number and each range has its turn; with `ISTHMUS_ALL=1` all are in each calendar.
                let isTurn = row == turn % numbers.count && column == turn % ranges.count
                if !SizeOfTests.isFull, !isTurn { continue }
                var page = MonthPage(around: date, region: region, bounds: bounds)
                for move in MonthPage.Move.allCases {
                    page.move(move)
                    #expect(!page.days.isEmpty && page.days.allSatisfy { (0..<42).contains($0.index) })
                }
                #expect(!region.monthText(page.cursor).isEmpty)
                for parts in [DateWheels.Parts.time, .day, .dayAndTime, .month, .duration] {
                    let wheels = DateWheels(parts: parts, region: region, bounds: bounds)
                    for wheel in wheels.wheels {
                        let count = wheels.rowCount(of: wheel, at: date)
                        for row in [-1, count - 1, Int.max] {
                            let new = wheels.date(choosing: row, in: wheel, at: date)
                            #expect(new == bounds.nearest(to: new))
                            #expect((0..<count).contains(row) != wheels.title(of: row, in: wheel, at: date).isEmpty)
                        }
                    }
                }
            }
        }
    }

    @Test("Bounds in the wrong order, or that are no numbers, are left out and told of")
    func bounds() {
        let (early, late) = (Place.date(2026, 1, 1), Place.date(2026, 2, 1))
        #expect(DateBounds(first: early, last: late).fault == nil)
        let reversed = DateBounds(first: late, last: early)
        #expect(reversed.fault != nil && reversed.first == nil && reversed.last == nil)
        #expect(DateBounds(first: Date(timeIntervalSinceReferenceDate: .nan)).fault != nil)
        #expect(DateBounds(first: early, last: early).nearest(to: late) == early)
    }

    @Test("Wheels stand in the order of the language, and hours are counted as there")
    func order() {
        func wheels(_ locale: String, _ parts: DateWheels.Parts) -> [DateWheels.Wheel] {
            DateWheels(parts: parts, region: Place.region("GMT", .gregorian, locale), bounds: DateBounds()).wheels
        }
        #expect(wheels("en_US", .day) == [.month, .day, .year])
        #expect(wheels("de_DE", .day) == [.day, .month, .year])
        #expect(wheels("ja_JP", .day) == [.year, .month, .day])
        #expect(wheels("en_US", .time) == [.hour, .minute, .half])
        #expect(wheels("de_DE", .time) == [.hour, .minute])
        let english = DateWheels(parts: .time, region: Place.region(), bounds: DateBounds())
        #expect(
            [0, 1, 12, 13, 23].map { english.title(of: $0, in: .hour, at: Place.date(2026, 1, 1)) } == [
                "12", "1", "12", "1", "11",
            ])
        // Where a language counts to 12, it does in every region.
        #expect(wheels("en_001", .time) == [.hour, .minute, .half])
        func nine(_ locale: String) -> String {
            DateWheels(parts: .time, region: Place.region("GMT", .gregorian, locale), bounds: DateBounds())
                .title(of: 9, in: .hour, at: Place.date(2026, 1, 1))
        }
        #expect(nine("de_DE") == "09" && nine("es_ES") == "9" && nine("en_US") == "9")
    }
}
