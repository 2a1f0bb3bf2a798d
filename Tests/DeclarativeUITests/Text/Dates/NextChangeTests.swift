import Foundation
import TestSupport
import Testing
@_spi(Store) import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// When texts say that they will differ, compared with asking them at every second.
@Suite("The next change of a text of dates") struct NextChangeTests {
    private let styles: [DateDistance.Style] = [.relative, .offset, .timer]

    /// Checks that a piece differs where it says, and neither one millisecond before nor at any of the moments between.
    private func check(_ piece: LiveText, at now: Moment, in calendar: Calendar, comment: String) {
        let said = piece.string(at: TextMoment(now, calendar: calendar))
        guard let next = piece.nextChange(after: TextMoment(now, calendar: calendar)) else {
            Issue.record("\(comment): never changes")
            return
        }
        #expect(next > now)
        let between = next.milliseconds - now.milliseconds
        for step in 0...16 {
            let moment = Moment(milliseconds: now.milliseconds + (between - 1) * Int64(step) / 16)
            let says = piece.string(at: TextMoment(moment, calendar: calendar))
            #expect(says == said, "\(comment): differs after \(moment.milliseconds - now.milliseconds) of \(between)")
        }
        let then = piece.string(at: TextMoment(next, calendar: calendar))
        #expect(then != said, "\(comment): does not differ after \(between)")
    }

    @Test("A distance differs at the moment it says and not before, near its date and years away, in both directions")
    func distances() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<400 {
            let date = Moment(milliseconds: Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random))
            let sizes: [Int64] = [1_000, 100_000, 10_000_000, 1_000_000_000, 100_000_000_000]
            let size = sizes.randomElement(using: &random) ?? 1
            let distance = Int64.random(in: -size...size, using: &random)
            let now = Moment(milliseconds: date.milliseconds + distance)
            for style in styles {
                check(LiveText(style, from: date), at: now, in: .test, comment: "\(style) \(date) \(distance)")
            }
        }
    }

    @Test("A distance in whole seconds, minutes, hours, days, months and years differs at the moment it says")
    func wholeUnits() throws {
        let date = try #require(Moment(.on(2004, 2, 29, 12)))
        let distances: [Int64] = [0, 1, 59, 60, 61, 3_599, 3_600, 3_601, 86_399, 86_400, 86_401, 172_800]
        for seconds in distances + distances.map({ -$0 }) {
            for style in styles {
                check(
                    LiveText(style, from: date), at: date.adding(seconds: seconds), in: .test,
                    comment: "\(style) \(seconds)")
            }
        }
        for months in -30...30 {
            let then = try #require(Calendar.test.date(byAdding: .month, value: months, to: .on(2004, 2, 29, 12)))
            let now = try #require(Moment(then))
            for style in styles {
                check(LiveText(style, from: date), at: now, in: .test, comment: "\(style) \(months) months")
            }
        }
    }

    @Test("Where clocks are put forward and back, following what a text says misses nothing that it says")
    func daylightSaving() throws {
        var calendar = Calendar.test
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        for day in [Date.on(2024, 3, 30, 20), .on(2024, 10, 26, 20)] {
            for date in [try #require(Moment(day)), try #require(Moment(day.addingTimeInterval(4 * 86_400)))] {
                let piece = LiveText(.relative, from: date)
                func says(_ moment: Moment) -> String { piece.string(at: TextMoment(moment, calendar: calendar)) }
                var now = try #require(Moment(day))
                var followed = says(now)
                var due = piece.nextChange(after: TextMoment(now, calendar: calendar))
                for _ in 0..<(4 * 86_400 / 60) {
                    now = now.adding(seconds: 60)
                    while let next = due, next <= now {
                        followed = says(next)
                        due = piece.nextChange(after: TextMoment(next, calendar: calendar))
                    }
                    if followed != says(now) { Issue.record("\(followed) instead of \(says(now))") }
                }
            }
        }
    }

    @Test("A timer of an interval differs at every second of it, and stands still after it and from its pause on")
    func timers() throws {
        for countsDown in [true, false] {
            let timer = try #require(
                TimerSpan(.since(10)...(.since(15.5)), pause: .since(14), countsDown: countsDown, showsHours: true))
            var now = try #require(Moment(.since(0)))
            var moments: [Double] = []
            while let next = timer.nextChange(after: now) {
                #expect(timer.string(at: now) != timer.string(at: next))
                now = next
                moments.append(now.time)
                if moments.count > 20 { break }
            }
            #expect(moments == (countsDown ? [10.5, 11.5, 12.5, 13.5] : [11, 12, 13, 14]))
        }
    }

    @Test("Dates without an end are written, and say when they differ or that they never do")
    func hostile() throws {
        let values = [Double.infinity, -.infinity, 1e300, -1e300, 1e11, -1e11, 1e11 - 1, 0, .leastNonzeroMagnitude]
        for one in values {
            for other in values {
                let (date, now) = (try #require(Moment(.since(one))), try #require(Moment(.since(other))))
                let moment = TextMoment(now, calendar: .test)
                for style in styles {
                    let piece = LiveText(style, from: date)
                    #expect(!piece.string(at: moment).isEmpty)
                    #expect(piece.nextChange(after: moment).map { $0 > now } ?? true)
                }
                let interval = ClosedRange.unchecked(.since(one), .since(other))
                for countsDown in [true, false] {
                    let timer = try #require(
                        TimerSpan(interval, pause: .since(.nan), countsDown: countsDown, showsHours: true))
                    #expect(!timer.string(at: now).isEmpty)
                    #expect(timer.nextChange(after: now).map { $0 > now } ?? true)
                }
            }
        }
        #expect(Moment(.since(.nan)) == nil)
    }
}
