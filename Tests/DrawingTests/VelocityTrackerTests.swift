import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Velocity tracker") struct VelocityTrackerTests {
    private func tracker(_ moves: [(x: Double, y: Double, time: Double)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for move in moves { tracker.add(CGPoint(x: move.x, y: move.y), at: move.time) }
        return tracker
    }

    @Test("What was seen nowhere or once rests")
    func atRest() {
        #expect(tracker([]).velocity() == .zero)
        #expect(tracker([(4, 8, 1)]).velocity() == .zero)
    }

    @Test("The velocity is the way over the time it took, for each axis")
    func wayOverTime() {
        #expect(tracker([(10, 50, 2), (11, 48, 2.0625)]).velocity() == CGVector(dx: 16, dy: -32))
        #expect(tracker([(0, 0, 0), (90, 90, 0.03125), (1, 2, 0.0625)]).velocity() == CGVector(dx: 16, dy: 32))
    }

    @Test("What was seen at one time, or at times that go back, rests")
    func withoutTime() {
        #expect(tracker([(0, 0, 3), (9, 9, 3)]).velocity() == .zero)
        #expect(tracker([(0, 0, 3), (9, 9, 2)]).velocity() == .zero)
    }

    @Test("What was earlier than a tenth of a second before does not count")
    func lastTenth() {
        let moves = [(0.0, 0.0, 0.0), (0, 0, 0.5), (1, 0, 0.5625), (2, 0, 0.59375)]
        #expect(tracker(moves.map { (x: $0.0, y: $0.1, time: $0.2) }).velocity() == CGVector(dx: 2 / 0.09375, dy: 0))
        // Of times that are a tenth of a second apart, the difference may be a little more.
        #expect(tracker([(0, 0, 0.2), (5, 0, 0.25), (8, 0, 0.2 + 0.1)]).velocity().dx > 79)
    }

    @Test("Two places far apart in time have a velocity all the same")
    func slowMove() {
        #expect(tracker([(0, 0, 0), (8, 4, 4)]).velocity() == CGVector(dx: 2, dy: 1))
        #expect(tracker([(0, 0, 0), (8, 4, 4), (8, 12, 8)]).velocity() == CGVector(dx: 0, dy: 2))
    }

    @Test("The velocity is in the coordinates that the places are converted to")
    func converted() {
        let moving = tracker([(10, 10, 0), (12, 14, 0.0625)])
        #expect(moving.velocity { CGPoint(x: 100 - $0.y, y: $0.x / 2) } == CGVector(dx: -64, dy: 16))
    }

    /// A move: by how much, and milliseconds after the one before.
    private struct Move: CustomStringConvertible {
        var x, y, wait: Int
        var description: String { "(\(x), \(y)) after \(wait) ms" }

        init(_ source: inout SplitMix64) {
            (x, y) = (source.below(200) - 100, source.below(200) - 100)
            // Multiples of four, so that no two are apart by a tenth of a second and what is added for inexact times.
            wait = [0, 4, 8, 16, 48, 120][source.below(6)]
        }
    }

    @Test("The velocity is that of a trail that is kept whole")
    @MainActor func law() {
        PropertyCheck("velocities", make: { Move(&$0) }) { moves -> String? in
            var tracker = VelocityTracker()
            var whole: [(place: CGPoint, milliseconds: Int)] = []
            for move in moves {
                let now = (whole.last?.milliseconds ?? 0) + move.wait
                let place = CGPoint(x: move.x, y: move.y)
                tracker.add(place, at: Double(now) / 1_000)
                whole.append((place, now))
                guard whole.count > 1 else { continue }
                let recent = whole.firstIndex { now - $0.milliseconds <= 100 } ?? 0
                let (from, to) = (whole[min(recent, whole.count - 2)], (place: place, milliseconds: now))
                let seconds = Double(to.milliseconds - from.milliseconds) / 1_000
                let expected =
                    seconds > 0
                    ? CGVector(dx: (to.place.x - from.place.x) / seconds, dy: (to.place.y - from.place.y) / seconds)
                    : .zero
                let found = tracker.velocity()
                if abs(found.dx - expected.dx) > 0.001 || abs(found.dy - expected.dy) > 0.001 {
                    return "\(found) instead of \(expected)"
                }
            }
            return nil
        }.check(sequences: 200, length: 24)
    }
}
