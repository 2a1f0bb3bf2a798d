import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Ways through keyframes.
@MainActor @Suite("Keyframes") struct KeyframeTests {
    private struct Pose {
        var x = 0.0
        var y = 10.0
        var name = "pose"
    }

    private func values<V>(_ timeline: KeyframeTimeline<V>, _ times: [Double]) -> [V] {
        times.map { timeline.value(time: $0) }
    }

    private func areClose(_ a: [Double], _ b: [Double], within distance: Double = 1e-9) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= distance }
    }

    @Test("Linear keyframes follow one another along straight lines, and along their curves")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
        }
        #expect(timeline.duration == 3)
        #expect(areClose(values(timeline, [0, 0.25, 0.5, 1, 3]), [0, 2.5, 5, 10, 0]))
        #expect(isClose(timeline.value(time: 2), 10 - 10 * UnitCurve.easeIn.value(at: 0.5)))
        #expect(areClose(values(timeline, [-1, 4, .nan, .infinity]), [0, 0, 0, 0]))
        #expect(timeline.value(progress: 1.0 / 6) == 5)
        #expect(timeline.value(progress: .nan) == 0)
    }

    @Test("A value moves at once in a keyframe that says so")
    func move() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(50)
            LinearKeyframe(60, duration: 1)
        }
        #expect(areClose(values(timeline, [0.5, 0.999_999_999, 1, 1.5, 2]), [5, 10, 50, 55, 60], within: 1e-6))
    }

    @Test("Cubic keyframes make a smooth line through their values, at rest at both ends")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(30, duration: 1)
            CubicKeyframe(20, duration: 2)
        }
        #expect(areClose(values(timeline, [0, 1, 2, 4]), [0, 10, 30, 20]))
        // The velocities at 0, 1, 2 and 4 are 0, 15, 10/3 and 0.
        #expect(isClose(timeline.value(time: 0.5), 0 + 10 * 0.5 - 15 * 0.125))
        #expect(isClose(timeline.value(time: 1.5), 10 + 20 * 0.5 + 15 * 0.125 - 10.0 / 3 * 0.125))
        let step = 1e-6
        for (time, velocity) in [(0.0, 0.0), (1, 15), (2, 10.0 / 3), (4, 0)] {
            let before = max(0, time - step)
            let after = min(4, time + step)
            let slope = (timeline.value(time: after) - timeline.value(time: before)) / (after - before)
            #expect(isClose(slope, velocity, within: 1e-3), "at \(time)")
        }
    }

    @Test("A cubic keyframe takes the velocities that it is given, or those of neighbours of other kinds")
    func velocities() {
        let given = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1, startVelocity: 4, endVelocity: 8)
            CubicKeyframe(10, duration: 1, endVelocity: 0)
        }
        #expect(isClose(given.value(time: 0.5), 5 + 0.125 * 4 - 0.125 * 8))
        #expect(isClose(given.value(time: 1.5), 10 + 0.125 * 8))
        let neighbours = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
            LinearKeyframe(50, duration: 1)
        }
        #expect(isClose(neighbours.value(time: 1.5), 15 + 0.125 * 10 - 0.125 * 30))
    }

    @Test("A spring swings to its value for as long as it needs, or as it is told, and hands its velocity on")
    func spring() {
        let spring = Spring(duration: 0.5, bounce: 0.4)
        let whole = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
        #expect(whole.duration == spring.settlingDuration)
        #expect(isClose(whole.value(time: 0.2), spring.value(target: 10.0, time: 0.2)))
        #expect(whole.value(time: whole.duration) == 10)
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 0.2, spring: spring, startVelocity: 3)
            SpringKeyframe(0, duration: 0.2, spring: spring)
        }
        let place = spring.value(target: 10.0, initialVelocity: 3, time: 0.2)
        let speed = spring.velocity(target: 10.0, initialVelocity: 3, time: 0.2)
        #expect(isClose(cut.value(time: 0.2), place))
        #expect(isClose(cut.value(time: 0.3), place + spring.value(target: -place, initialVelocity: speed, time: 0.1)))
    }

    @Test("Tracks move parts of a value side by side; what has none stays")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
            KeyframeTrack(\.y) { LinearKeyframe(0, duration: 4) }
        }
        #expect(timeline.duration == 4)
        let middle = timeline.value(time: 0.5)
        #expect(middle.x == 5 && middle.y == 8.75 && middle.name == "pose")
        let late = timeline.value(time: 3)
        #expect(late.x == 0 && late.y == 2.5)
    }

    private struct Twice: KeyframeTrackContent {
        let value: Double
        var body: some KeyframeTrackContent<Double> {
            LinearKeyframe(value, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
    }

    private struct Both: Keyframes {
        var body: some Keyframes<Pose> {
            KeyframeTrack(\.x) { Twice(value: 4) }
            KeyframeTrack(\.y) { Twice(value: 8) }
        }
    }

    @Test("Conditions, loops and types of one's own make keyframes", arguments: [false, true])
    func builders(_ isLong: Bool) {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            for index in 1...3 { LinearKeyframe(Double(index), duration: 1) }
            if isLong { Twice(value: 9) } else { MoveKeyframe(7) }
        }
        #expect(timeline.duration == (isLong ? 5 : 3))
        #expect(timeline.value(time: 2.5) == 2.5)
        #expect(timeline.value(time: 4) == (isLong ? 9 : 7))
        let both = KeyframeTimeline(initialValue: Pose()) { Both() }
        #expect(both.value(time: 1).x == 4 && both.value(time: 1).y == 8)
        #expect(KeyframeTimeline(initialValue: 3.0) {}.value(time: 2) == 3)
        #expect(KeyframeTimeline(initialValue: 3.0) {}.duration == 0)
    }

    @Test("Numbers that make no sense are reported, and the value is there at once", arguments: [-1, .nan, .infinity])
    func hostile(_ number: Double) {
        let found = issues {
            let timeline = KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(1, duration: number)
                CubicKeyframe(2, duration: number)
                SpringKeyframe(3, duration: number)
            }
            #expect(timeline.duration == 0 && timeline.value(time: 0) == 3)
        }
        #expect(found.map(\.category) == ["animation", "animation", "animation"])
        let wide = issues {
            let timeline = KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(number == -1 ? .infinity : number, duration: 1)
                LinearKeyframe(5, duration: 1)
            }
            #expect(timeline.value(time: 2) == 5)
        }
        #expect(wide.map(\.category) == ["animation"])
    }

    @Test("A spring that never settles is reported")
    func endless() {
        let found = issues {
            _ = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: Spring(duration: 1, bounce: 1)) }
        }
        #expect(found.map(\.category) == ["animation"])
    }

    enum Frame: CustomStringConvertible {
        case move(Double)
        case linear(Double, Double)
        case cubic(Double, Double, Double?, Double?)
        case spring(Double, Double, Double?)
        var description: String { "\(self)" }
    }

    @Test("A timeline has the values that a naive walk through its keyframes has, at any time")
    func laws() {
        PropertyCheck<Frame>("Keyframes") { random in
            func value() -> Double { Double(random.below(41)) - 20 }
            func length() -> Double { [0, 0.125, 0.5, 1][random.below(4)] }
            func velocity() -> Double? { random.below(3) == 0 ? Double(random.below(21)) - 10 : nil }
            switch random.below(7) {
            case 0: return .move(value())
            case 1, 2: return .linear(value(), length())
            case 3, 4, 5: return .cubic(value(), length(), velocity(), velocity())
            default: return .spring(value(), length(), velocity())
            }
        } run: { frames in
            let row = frames.map { Self.segment($0) }
            let timeline = KeyframeTimeline(initialValue: 1.0) {
                for segment in row { _KeyframeRow([segment]) }
            }
            let total = frames.reduce(0) { $0 + Self.length($1) }
            if abs(timeline.duration - total) > 1e-9 { return "takes \(timeline.duration), not \(total)" }
            for index in 0...40 {
                let time = total * Double(index) / 40 + (index % 2 == 0 ? 0 : 0.0001)
                let (seen, want) = (timeline.value(time: time), Self.naive(frames, at: time))
                if abs(seen - want) > 1e-6 { return "is \(seen) at \(time), not \(want)" }
            }
            return nil
        }
        .check(sequences: 200, length: 8)
    }

    private static func segment(_ frame: Frame) -> KeyframeSegment<Double> {
        switch frame {
        case .move(let to): KeyframeSegment(to, duration: 0, .move)
        case .linear(let to, let length): KeyframeSegment(to, duration: length, .linear(.linear))
        case .cubic(let to, let length, let a, let b): KeyframeSegment(to, duration: length, .cubic(start: a, end: b))
        case .spring(let to, let length, let a):
            KeyframeSegment(to, duration: length, .spring(Spring(), start: a, settles: false))
        }
    }

    private static func length(_ frame: Frame) -> Double {
        switch frame {
        case .move: 0
        case .linear(_, let length), .cubic(_, let length, _, _), .spring(_, let length, _): length
        }
    }

    private static func target(_ frame: Frame) -> Double {
        switch frame {
        case .move(let to), .linear(let to, _), .cubic(let to, _, _, _), .spring(let to, _, _): to
        }
    }

    /// The value at a time, found by going through all keyframes each time.
    private static func naive(_ frames: [Frame], at time: Double) -> Double {
        var (place, velocity, start) = (1.0, 0.0, 0.0)
        for (index, frame) in frames.enumerated() {
            let (to, length) = (target(frame), length(frame))
            let local = time - start
            if local < 0 { return place }
            let next = index + 1 < frames.count ? frames[index + 1] : nil
            if length == 0 {
                (place, velocity) = (to, 0)
                continue
            }
            switch frame {
            case .move: break
            case .linear:
                if local < length { return place + (to - place) * local / length }
                (place, velocity) = (to, (to - place) / length)
            case .cubic(_, _, let a, let b):
                var end = 0.0
                if let b {
                    end = b
                } else if let next, Self.length(next) > 0 {
                    switch next {
                    case .move: end = 0
                    case .linear(let after, let time): end = (after - to) / time
                    case .cubic(let after, let time, let c, _): end = c ?? (after - place) / (length + time)
                    case .spring(_, _, let c): end = c ?? 0
                    }
                }
                let begin = a ?? velocity
                if local < length {
                    let t = local / length
                    let (t2, t3) = (t * t, t * t * t)
                    return (2 * t3 - 3 * t2 + 1) * place + (t3 - 2 * t2 + t) * length * begin
                        + (3 * t2 - 2 * t3) * to + (t3 - t2) * length * end
                }
                (place, velocity) = (to, end)
            case .spring(_, _, let a):
                let begin = a ?? velocity
                let way = to - place
                if local < length { return place + Spring().value(target: way, initialVelocity: begin, time: local) }
                velocity = Spring().velocity(target: way, initialVelocity: begin, time: length)
                place += Spring().value(target: way, initialVelocity: begin, time: length)
            }
            start += length
        }
        return place
    }

    @Test("Ten thousand keyframes are found as fast as a few")
    func many() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            for index in 0..<10_000 { LinearKeyframe(Double(index), duration: 0.01) }
        }
        #expect(isClose(timeline.duration, 100, within: 1e-6))
        #expect(isClose(timeline.value(time: 50), 4_999, within: 1e-3))
    }
}
