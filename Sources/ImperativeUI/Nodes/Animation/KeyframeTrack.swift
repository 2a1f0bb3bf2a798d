import Foundation
import LayoutEngine
import Motion

/// A value as it goes through the keyframes of an animation.
// It is used on the main actor alone, where animations are made and evaluated.
final class KeyframeTrack<Value: VectorArithmetic>: @unchecked Sendable {
    /// A value that is reached at a time from the one before, for which the way begins at another. Times are shares of
    /// the whole.
    private struct Key {
        let start: Double
        let end: Double
        let value: Value
    }

    private let first: Value
    private let mode: KeyframeMode
    private var keys: [Key] = []

    init(from first: Value, mode: KeyframeMode) { (self.first, self.mode, newest) = (first, mode, first) }

    /// The value of the keyframe that was added last, which need not be the one with the latest time.
    private(set) var newest: Value

    /// Adds a keyframe.
    func add(_ value: Value, from start: Double, to end: Double) {
        newest = value
        let index = keys.lastIndex { $0.end <= end }.map { $0 + 1 } ?? 0
        keys.insert(Key(start: start, end: end, value: value), at: index)
    }

    /// How far the value is from its first one at a share of the time.
    func distance(at time: Double) -> Value { value(at: time) - first }

    private func value(at time: Double) -> Value {
        switch mode {
        case .linear: straight(at: time)
        case .discrete: keys.last { $0.start <= time }?.value ?? first
        case .paced: Self.value(at: time, on: paced, isSmooth: false)
        case .cubic: Self.value(at: time, on: points, isSmooth: true)
        case .cubicPaced: Self.value(at: time, on: paced, isSmooth: true)
        }
    }

    private func straight(at time: Double) -> Value {
        var value = first
        for key in keys {
            if time >= key.end {
                value = key.value
            } else if time > key.start {
                value.interpolate(towards: key.value, amount: (time - key.start) / (key.end - key.start))
            }
        }
        return value
    }

    private typealias Point = (time: Double, value: Value)

    /// The values at their times, and where a value waits for its next way.
    private var points: [Point] {
        var points: [Point] = [(0, first)]
        for key in keys {
            if let last = points.last, key.start > last.time { points.append((key.start, last.value)) }
            points.append((key.end, key.value))
        }
        return points
    }

    /// The values at times by the distances between them.
    private var paced: [Point] {
        var points: [Point] = [(0, first)]
        var length = 0.0
        for key in keys {
            length += (key.value - (points.last?.value ?? first)).magnitudeSquared.squareRoot()
            points.append((length, key.value))
        }
        return points.map { (length > 0 ? $0.time / length : 0, $0.value) }
    }

    private static func value(at time: Double, on points: [Point], isSmooth: Bool) -> Value {
        guard let next = points.firstIndex(where: { $0.time > time }) else { return points[points.count - 1].value }
        if next == 0 { return points[0].value }
        let (from, to) = (points[next - 1], points[next])
        let span = to.time - from.time
        let share = (time - from.time) / span
        if !isSmooth { return from.value.interpolated(towards: to.value, amount: share) }
        // The slope at a point is that between its neighbours.
        func slope(_ index: Int) -> Value {
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
            let time = after.time - before.time
            return time > 0 ? (after.value - before.value).scaled(by: span / time) : .zero
        }
        let (square, cube) = (share * share, share * share * share)
        return from.value.scaled(by: 2 * cube - 3 * square + 1) + slope(next - 1).scaled(by: cube - 2 * square + share)
            + to.value.scaled(by: 3 * square - 2 * cube) + slope(next).scaled(by: cube - square)
    }
}

/// The movement along a track.
struct KeyframeMovement<Track: VectorArithmetic>: TimedCurve {
    let track: KeyframeTrack<Track>
    let curve: UnitCurve
    let duration: Double
    /// The source of the movement's progress; `nil` for the time.
    var driver: (any MovementDriver)?

    var length: Double? { driver == nil ? duration : nil }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.track === rhs.track }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(track)) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var progress = time < duration ? curve.value(at: time / duration) : nil
        if let driver {
            // Animations are asked by the engine, on the main actor.
            progress = MainActor.assumeIsolated { driver.isOver ? nil : driver.progress }
        }
        guard let progress else {
            context.isLogicallyComplete = true
            return nil
        }
        return track.distance(at: progress) as? V
    }
}
