import Foundation
import Testing
@_spi(Store) import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@Suite("What texts of dates say") struct DateWordingTests {
    private func string(_ style: DateDistance.Style, from date: Date, at now: Date) throws -> String {
        let (date, now) = (try #require(Moment(date)), try #require(Moment(now)))
        return LiveText(style, from: date).string(at: TextMoment(now, calendar: .test))
    }

    @Test(
        "A timer shows minutes and seconds, after hours if there are any, to a date and since then",
        arguments: [
            (0, "0:00"), (1, "0:01"), (59, "0:59"), (60, "1:00"), (152, "2:32"), (3_599, "59:59"),
            (3_600, "1:00:00"), (133_141, "36:59:01"), (8_640_000, "2400:00:00"),
        ])
    func timer(_ seconds: Double, _ text: String) throws {
        #expect(try string(.timer, from: .since(0), at: .since(seconds)) == text)
        #expect(try string(.timer, from: .since(seconds), at: .since(0)) == text)
    }

    @Test(
        "A relative date shows the largest unit and the next one, to a date and since then",
        arguments: [
            (0, "0 sec"), (5, "5 sec"), (60, "1 min"), (903, "15 min, 3 sec"), (3_600, "1 hr"),
            (8_580, "2 hr, 23 min"), (8_639, "2 hr, 23 min"), (86_399, "23 hr, 59 min"),
            (86_400, "1 day"), (93_600, "1 day, 2 hr"), (611_999, "7 days, 1 hr"),
        ])
    func relative(_ seconds: Double, _ text: String) throws {
        #expect(try string(.relative, from: .since(0), at: .since(seconds)) == text)
        #expect(try string(.relative, from: .since(seconds), at: .since(0)) == text)
    }

    @Test(
        "Days, months and years are those of the calendar",
        arguments: [
            (Date.on(2001, 2, 1), "1 month", "+1 month"), (.on(2001, 2, 28, 23), "1 month, 27 days", "+1 month"),
            (.on(2001, 3, 2), "2 months, 1 day", "+2 months"), (.on(2002, 2, 1), "1 year, 1 month", "+1 year"),
            (.on(2003, 1, 31), "2 years", "+2 years"), (.on(2001, 1, 31, 5), "30 days, 5 hr", "+30 days"),
            (.on(2000, 12, 1), "1 month", "-1 month"), (.on(2000, 10, 1), "3 months", "-3 months"),
            (.on(1998, 11, 1), "2 years, 2 months", "-2 years"),
        ])
    func calendar(_ now: Date, _ relative: String, _ offset: String) throws {
        #expect(try string(.relative, from: .since(0), at: now) == relative)
        #expect(try string(.offset, from: .since(0), at: now) == offset)
    }

    @Test(
        "An offset shows the largest unit, with a plus after the date and a minus before it",
        arguments: [
            (0, "0 seconds"), (1, "+1 second"), (-1, "-1 second"), (59, "+59 seconds"), (119, "+1 minute"),
            (-674, "-11 minutes"), (7_200, "+2 hours"), (-86_400, "-1 day"), (86_400 * 3, "+3 days"),
        ])
    func offset(_ seconds: Double, _ text: String) throws {
        #expect(try string(.offset, from: .since(0), at: .since(seconds)) == text)
    }

    @Test("Seconds that have begun count until the date, and those that are full from there on")
    func partsOfSeconds() throws {
        for (now, text) in [(-1.5, "0:02"), (-1, "0:01"), (-0.001, "0:01"), (0.999, "0:00"), (1, "0:01")] {
            #expect(try string(.timer, from: .since(0), at: .since(now)) == text)
        }
    }

    @Test(
        "A timer of an interval counts down to its end or up from its start, and stands still outside and from its pause on",
        arguments: [
            (-10, "1:40:00", "0:00"), (0, "1:40:00", "0:00"), (0.4, "1:40:00", "0:00"), (1, "1:39:59", "0:01"),
            (61, "1:38:59", "1:01"), (4_000, "33:20", "1:06:40"), (5_000, "16:40", "1:23:20"),
            (5_500, "16:40", "1:23:20"), (9_000, "16:40", "1:23:20"),
        ])
    func interval(_ now: Double, _ down: String, _ up: String) throws {
        let moment = try #require(Moment(.since(now)))
        func text(_ countsDown: Bool) -> String? {
            TimerSpan(.since(0)...(.since(6_000)), pause: .since(5_000), countsDown: countsDown, showsHours: true)?
                .string(at: moment)
        }
        #expect(text(true) == down)
        #expect(text(false) == up)
    }

    @Test("A timer that does not show hours counts minutes on, and one that is over shows that nothing is left")
    func withoutHours() throws {
        let timer = TimerSpan(.since(0)...(.since(5_400)), pause: nil, countsDown: true, showsHours: false)
        let (start, end) = (try #require(Moment(.since(0))), try #require(Moment(.since(6_000))))
        #expect(timer?.string(at: start) == "90:00")
        #expect(timer?.string(at: end) == "0:00")
    }

    @Test("An interval shows its times, and its days where it spans several")
    func intervals() async {
        let (start, end) = (Date.on(2001, 1, 1, 9, 30), Date.on(2001, 1, 1, 15, 30))
        let format = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
        await MainActor.run {
            #expect(Text(start...end).string == format.format(start..<end))
            #expect(Text(DateInterval(start: start, end: end)).string == format.format(start..<end))
            #expect(Text("at \(start...end)").string == "at " + format.format(start..<end))
            #expect(Text("at \(DateInterval(start: start, end: end))").string == "at " + format.format(start..<end))
            #expect(Text(start...start).string == start.formatted(date: .omitted, time: .shortened))
        }
    }

    @Test("A style survives being archived")
    func archive() throws {
        for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
            let data = try JSONEncoder().encode([style])
            #expect(try JSONDecoder().decode([Text.DateStyle].self, from: data) == [style])
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Text.DateStyle].self, from: Data("[{\"kind\":\"other\"}]".utf8))
        }
    }
}
