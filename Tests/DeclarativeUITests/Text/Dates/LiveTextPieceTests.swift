import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("What goes on by itself within texts") struct LiveTextPieceTests {
    @Test("Pieces that go on stand in joined texts and among words, each with its own looks")
    func pieces() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let joined =
                Text(verbatim: "in ") + Text(.since(90), style: .timer).bold()
                + Text("! \(.since(-7_200), style: .offset), \(timerInterval: .since(0)...(.since(9)))").italic()
            let pictured = Pictured(joined.lineLimit(1), 400, 20)
            #expect(pictured.runs.map { $0.lines[0].text } == ["in ", "1:30", "! +2 hours, 0:09"])
            let fonts = pictured.runs.map(\.font)
            #expect(fonts.map(\.weight) == [.regular, .bold, .regular])
            #expect(fonts.map(\.isItalic) == [false, false, true])
            clock.advance(by: 5)
            #expect(pictured.runs.map { $0.lines[0].text } == ["in ", "1:25", "! +2 hours, 0:04"])
            #expect(pictured.runs.map(\.font) == fonts)
            pictured.host.close()
        }
    }

    @Test("A text that goes on keeps to its limit of lines, its letters and its fonts")
    func attributes() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let view = Text("about \(.since(-3_595), style: .relative)").font(.title).textCase(.uppercase).lineLimit(1)
            let pictured = Pictured(view, 170, 100)
            #expect(pictured.lines == ["ABOUT 59 MI…"])
            clock.advance(by: 5)
            #expect(pictured.lines == ["ABOUT 1 HR"])
            #expect(pictured.runs[0].font.size == 28)
            pictured.host.close()
        }
    }

    @Test("Days are those of the time zone around the text, also when that changes")
    func timeZone() throws {
        // Clocks are put forward in Berlin in between: a day has 23 hours there.
        let (start, now) = (Date.on(2024, 3, 30, 12), Date.on(2024, 3, 31, 12))
        let clock = ManualAnimationClock(date: now)
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        clock.withCurrent {
            func view(_ zone: TimeZone) -> some View {
                Text(start, style: .relative).environment(\.timeZone, zone).environment(\.calendar, .test)
            }
            let pictured = Pictured(view(.gmt), 200, 20)
            #expect(pictured.lines == ["1 day"])
            pictured.host.show(view(berlin))
            #expect(pictured.lines == ["1 day, 1 hr"])
            pictured.host.close()
        }
    }

    @Test("A key of a table keeps the pieces that go on")
    func translated() {
        let rig = LiveTextRig(Text("left: \(.since(9), style: .timer)", tableName: "None", bundle: .main))
        #expect(rig.strings == ["left: 0:09"])
        rig.advance(by: 2)
        #expect(rig.strings == ["left: 0:07"])
    }

    @Test("Dates that are no numbers show nothing, and no date stops or delays the program")
    func hostile() {
        let (nan, far) = (Date.since(.nan), Date.since(1e300))
        let backwards = ClosedRange.unchecked(.since(9), .since(0))
        let unknown = ClosedRange.unchecked(nan, nan)
        for now in [Date.since(0), far, .distantPast, .distantFuture] {
            let rig = LiveTextRig(
                date: now,
                VStack {
                    ForEach([Text.DateStyle.time, .date, .relative, .offset, .timer], id: \.self) { style in
                        Text(nan, style: style)
                        Text("\(nan, style: style)")
                        Text(far, style: style)
                        Text(.since(-.infinity), style: style)
                    }
                    Text(unknown)
                    Text(timerInterval: unknown)
                    Text("\(unknown)\(timerInterval: unknown)")
                    Text(backwards)
                    Text(DateInterval(start: nan, duration: 0))
                    Text(.since(-.infinity)...(.since(.infinity)))
                    Text(timerInterval: backwards, pauseTime: nan)
                    Text(timerInterval: .since(-.infinity)...(.since(.infinity)))
                })
            #expect(rig.strings[0] == "" && rig.strings[1] == "")
            rig.advance(by: 3)
            #expect(rig.clock.wakeCount <= 30)
            rig.host.close()
            #expect(rig.isIdle)
        }
    }

    @Test("A text outside of every tree, as a label is, says what it says now")
    func label() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            clock.advance(by: 4)
            #expect(Text("since \(.since(0), style: .timer)").string == "since 0:04")
        }
    }
}
