import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// Views that are made anew at the dates of a schedule.
@MainActor @Suite("Timeline views", .serialized) struct TimelineViewTests {
    private let log = Log()
    private static let origin = Date(timeIntervalSinceReferenceDate: 0)

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private func mark(_ date: Date) -> some View {
        let _ = log.run("content", "\(date.timeIntervalSinceReferenceDate)")
        return Color.red.frame(width: 10, height: 10)
    }

    @Test("A view is made once for each date at equal distances, and nothing happens in between")
    func periodic() {
        let rig = AnimationRig { _ in
            TimelineView(.periodic(from: date(-0.5), by: 2)) { context in mark(context.date) }
        }
        rig.run {}
        #expect(log.values("content") == ["-0.5"])
        rig.advance(by: 1)
        #expect(log("content") == 1 && rig.clock.frameCount == 0)
        rig.advance(by: 5)
        #expect(log.values("content") == ["-0.5", "1.5", "3.5", "5.5"])
        #expect(rig.log("root") == 1 && rig.clock.frameCount == 0)
        #expect(rig.clock.wakeCount == 3)
    }

    @Test("Before the first date a view is made for the time at which it came")
    func early() {
        let rig = AnimationRig { _ in
            TimelineView(.periodic(from: date(3), by: 1)) { context in mark(context.date) }
        }
        rig.run {}
        rig.advance(by: 4)
        #expect(log.values("content") == ["0.0", "3.0", "4.0"])
    }

    @Test("A view is made at the start of each minute")
    func minutes() {
        let rig = AnimationRig { _ in TimelineView(.everyMinute) { context in mark(context.date) } }
        rig.run {}
        rig.advance(by: 150)
        #expect(log.values("content") == ["0.0", "60.0", "120.0"])
    }

    @Test("A view is made for each of the dates that are given, and waits for nothing after the last")
    func explicit() {
        let rig = AnimationRig { _ in
            TimelineView(.explicit([date(-9), date(-2), date(1), date(1), date(0.5), date(2.25)])) { context in
                mark(context.date)
            }
        }
        rig.run {}
        rig.advance(by: 10)
        #expect(log.values("content") == ["-2.0", "1.0", "2.25"])
        #expect(rig.clock.alarms.count == 0)
    }

    @Test("A schedule of frames has no dates while it is paused, nor where they are to be seldom")
    func noFrames() {
        let start = date(1)
        func first(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode = .normal) -> [Date] {
            Array(schedule.entries(from: start, mode: mode).prefix(2))
        }
        #expect(first(AnimationTimelineSchedule(paused: true)) == [])
        #expect(first(AnimationTimelineSchedule(), .lowFrequency) == [])
        #expect(first(AnimationTimelineSchedule(minimumInterval: 2)) == [start, date(3)])
    }

    @Test("A view is made in each frame, or as seldom as it wants to be; while it is paused, not at all")
    func frames() {
        let rig = AnimationRig { value in
            TimelineView(.animation(paused: value == 1)) { context in mark(context.date) }
        }
        rig.run {}
        let start = log("content")
        rig.advance(by: 0.5)
        #expect(log("content") - start == 30)
        #expect(rig.log("root") == 1)
        rig.set(1)
        let paused = log("content")
        rig.advance(by: 1)
        #expect(log("content") == paused && !rig.clock.isAnimating)
        let slow = Log()
        let other = AnimationRig { _ in
            TimelineView(.animation(minimumInterval: 0.25)) { context in
                let _ = slow.run("content", "\(context.date.timeIntervalSinceReferenceDate)")
                Color.red
            }
        }
        other.run {}
        other.advance(by: 1)
        #expect(slow.values("content") == ["0.0", "0.25", "0.5", "0.75", "1.0"])
        #expect(other.clock.frameCount == 0)
    }

    @Test("Another schedule takes effect at once; the same one, in a view that is made again, goes on")
    func otherSchedule() {
        let rig = AnimationRig { value in
            TimelineView(.periodic(from: Self.origin, by: value == 2 ? 3 : 2)) { context in
                let _ = log.run("value", "\(value)")
                mark(context.date)
            }
        }
        rig.run {}
        rig.advance(by: 2.5)
        rig.set(1)
        #expect(log.values("content") == ["0.0", "2.0", "2.0"] && log.values("value").last == "1")
        rig.set(2)
        rig.advance(by: 1)
        #expect(log.values("content").suffix(2) == ["0.0", "3.0"])
    }

    private struct Fixed: TimelineSchedule {
        let date: Date
        func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> { AnyIterator { date } }
    }

    private struct Custom: TimelineSchedule {
        func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
            [startDate] + (1...3).map { startDate.addingTimeInterval(Double($0 * $0)) }
        }
    }

    @Test("Schedules of one's own count; one whose dates lead nowhere is reported and comes to its end")
    func custom() {
        let rig = AnimationRig { _ in TimelineView(Custom()) { context in mark(context.date) } }
        rig.run {}
        rig.advance(by: 20)
        #expect(log.values("content") == ["0.0", "1.0", "4.0", "9.0"])
        for seconds in [0.0, -5, 1] {
            let found = issues {
                let rig = AnimationRig { _ in
                    TimelineView(Fixed(date: date(seconds))) { context in mark(context.date) }
                }
                rig.run {}
                rig.advance(by: 3)
                #expect(rig.clock.alarms.count == 0)
            }
            #expect(found.map(\.category) == ["timeline"], "\(seconds)")
        }
    }

    @Test(
        "Intervals that make no sense are reported, and dates that are none end a schedule",
        arguments: [0, -1, .nan, .infinity])
    func hostile(_ interval: Double) {
        let found = issues {
            let rig = AnimationRig { _ in
                TimelineView(.periodic(from: Self.origin, by: interval)) { context in mark(context.date) }
                TimelineView(.explicit([date(.nan), date(1)])) { context in mark(context.date) }
                TimelineView(.explicit([])) { context in mark(context.date) }
                TimelineView(.explicit([date(.infinity), date(-.infinity)])) { context in mark(context.date) }
            }
            rig.run {}
            rig.advance(by: 5)
            #expect(log("content") == 4)
        }
        #expect(found.map(\.category) == ["timeline"])
    }

    @Test("A schedule far behind is asked anew, and does not go through all that has gone by")
    func far() {
        let rig = AnimationRig { _ in
            TimelineView(.periodic(from: Self.origin, by: 0.01)) { context in mark(context.date) }
        }
        rig.run {}
        rig.advance(by: 1_000_000)
        #expect(log("content") < 36_010)
        #expect(log.values("content").last == "1000000.0")
    }

    @Test("Cadences are in order, the most frequent first")
    func cadence() {
        let cadences: [TimelineViewDefaultContext.Cadence] = [.minutes, .live, .seconds]
        #expect(cadences.sorted() == [.live, .seconds, .minutes])
    }

    @Test("While nobody sees it, nobody is woken and no frame is made; seen again, it is made for now")
    func unseen() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let stage = HidingStage {
                VStack {
                    TimelineView(.animation) { context in
                        let _ = log.run("frames")
                        Color.red.frame(width: 20, height: 20)
                    }
                    TimelineView(.periodic(from: Self.origin, by: 1)) { context in
                        let _ = log.run("seconds", "\(context.date.timeIntervalSinceReferenceDate)")
                        Color.red.frame(width: 20, height: 20)
                    }
                }
            }
            clock.advance(by: 1.5)
            #expect(clock.isAnimating && log.values("seconds").last == "1.0")
            stage.show(false)
            let (frames, runs, wakes) = (clock.frameCount, log("frames"), clock.wakeCount)
            clock.advance(by: 10)
            #expect(!clock.isAnimating && clock.frameCount == frames && clock.wakeCount == wakes)
            #expect(log("frames") == runs && log.values("seconds").last == "1.0")
            stage.show(true)
            #expect(log.values("seconds").last == "11.0" && clock.isAnimating)
        }
    }

    @Test("A view that goes waits for nothing")
    func gone() {
        let rig = AnimationRig { value in
            if value == 0 {
                TimelineView(.periodic(from: Self.origin, by: 1)) { context in mark(context.date) }
                TimelineView(.animation) { context in mark(context.date) }
            }
        }
        rig.run {}
        #expect(rig.clock.alarms.count == 1 && rig.clock.isAnimating)
        rig.set(1)
        #expect(rig.clock.alarms.count == 0 && !rig.clock.isAnimating)
    }
}
