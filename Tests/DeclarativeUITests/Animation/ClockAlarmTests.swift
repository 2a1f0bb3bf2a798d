import Foundation
import TestSupport
import Testing
@_spi(Store) import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Motion

@MainActor @Suite("Waiting for a moment") struct ClockAlarmTests {
    private final class Noting: ClockAlarm {
        var moments: [Double] = []
        var then: (Moment) -> Void = { _ in }
        override func ring(at moment: Moment) {
            moments.append(moment.time)
            then(moment)
        }
    }

    private func moment(_ seconds: Double) -> Moment { Moment(milliseconds: Int64(seconds * 1_000)) }

    @Test("Alarms are called in order, once, by one wake-up for those of one moment")
    func order() {
        let clock = ManualAnimationClock()
        let alarms = [3.0, 1, 2, 1, 5].map { seconds in
            let alarm = Noting()
            clock.alarms.set(alarm, for: moment(seconds))
            return alarm
        }
        clock.advance(by: 4)
        #expect(alarms.map(\.moments) == [[3], [1], [2], [1], []])
        #expect(clock.wakeCount == 3)
        #expect(clock.alarms.count == 1)
        clock.advance(by: 1)
        #expect(alarms[4].moments == [5])
    }

    @Test("An alarm that is set again or withdrawn is not called for what it waited for before")
    func setAgain() {
        let clock = ManualAnimationClock()
        let (one, other) = (Noting(), Noting())
        clock.alarms.set(one, for: moment(1))
        clock.alarms.set(one, for: moment(2))
        clock.alarms.set(other, for: moment(2))
        one.then = { _ in clock.alarms.set(other, for: nil) }
        clock.advance(by: 3)
        #expect(one.moments == [2])
        #expect(other.moments.isEmpty || other.moments == [2])
        #expect(clock.alarms.count == 0)
    }

    @Test("Any sequence of setting, withdrawing and ringing calls whom a naive list would call")
    func model() {
        var random = SplitMix64(seed: 3)
        let queue = AlarmQueue()
        let alarms = (0..<40).map { _ in Noting() }
        var due: [Int: Int64] = [:]
        var now: Int64 = 0
        for _ in 0..<3_000 {
            let index = Int.random(in: 0..<alarms.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                queue.set(alarms[index], for: nil)
                due[index] = nil
            case 1:
                now += Int64.random(in: 0...20, using: &random)
                let expected = due.filter { $0.value <= now }
                for alarm in alarms { alarm.moments = [] }
                queue.ring(at: Moment(milliseconds: now))
                #expect(Set(alarms.indices.filter { !alarms[$0].moments.isEmpty }) == Set(expected.keys))
                for key in expected.keys { due[key] = nil }
            default:
                let moment = now + Int64.random(in: 1...100, using: &random)
                queue.set(alarms[index], for: Moment(milliseconds: moment))
                due[index] = moment
            }
            #expect(queue.count == due.count)
            #expect(queue.next?.milliseconds == due.values.min())
        }
    }

    @Test("Moments and frames come in the order of time, and an animation that begins at a moment moves from there on")
    func frames() {
        final class Moving: AnimatedItem {
            var times: [Double] = []
            override func frame(at time: Double) -> Bool {
                times.append(time)
                return times.count < 4
            }
        }
        let clock = ManualAnimationClock()
        clock.frameInterval = 0.25
        let (alarm, moving) = (Noting(), Moving())
        alarm.then = { _ in clock.driver.add(moving) }
        clock.alarms.set(alarm, for: moment(1.125))
        clock.advance(by: 3)
        #expect(alarm.moments == [1.125])
        #expect(moving.times == [1.25, 1.5, 1.75, 2])
        #expect(clock.frameCount == 4)
    }

    @Test("The date goes on with the clock, from where it was told to begin; one that is not finite is reported")
    func date() {
        let clock = ManualAnimationClock(date: .since(1_000))
        clock.advance(by: 2.5)
        #expect(clock.date == .since(1_002.5))
        #expect(ManualAnimationClock().date == .since(0))
        var date: Date?
        let reported = issues { date = ManualAnimationClock(date: .since(.nan)).date }
        #expect(date == .since(0))
        #expect(reported.count == 1)
    }

    @Test("A clock that is advanced by years comes to an end, with those who wait called at the end")
    func years() {
        let clock = ManualAnimationClock()
        let alarm = Noting()
        alarm.then = { now in clock.alarms.set(alarm, for: Moment(milliseconds: now.milliseconds + 1_000)) }
        clock.alarms.set(alarm, for: moment(1))
        clock.advance(by: 1e9)
        #expect(alarm.moments.count == 36_001)
        #expect(alarm.moments.last == 1e9)
    }

    @Test("The system's clock wakes once for moments close together, and not for one withdrawn")
    func system() async throws {
        let clock = SystemAnimationClock()
        let alarms = (0..<100).map { _ in Noting() }
        let begin = try #require(Moment(Date()))
        let at = Moment(milliseconds: (begin.milliseconds / 20 + 5) * 20)
        for (index, alarm) in alarms.enumerated() {
            clock.alarms.set(alarm, for: Moment(milliseconds: at.milliseconds + Int64(index % 10)))
        }
        let withdrawn = Noting()
        clock.alarms.set(withdrawn, for: Moment(milliseconds: at.milliseconds - 60))
        clock.alarms.set(withdrawn, for: nil)
        await eventually("the moment of the alarms") { clock.alarms.count == 0 }
        #expect(clock.wakeCount == 1)
        #expect(clock.frameCount == 0)
        #expect(withdrawn.moments.isEmpty)
        #expect(alarms.allSatisfy { $0.moments.count == 1 && $0.moments[0] >= at.time })
    }
}
