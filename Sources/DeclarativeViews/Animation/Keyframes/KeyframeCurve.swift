import Foundation
import LayoutEngine

/// One keyframe: how a value gets from where it is to another.
struct KeyframeSegment<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, start: Value.AnimatableData?, settles: Bool)
    }

    let target: Value
    let duration: Double
    let kind: Kind

    /// A keyframe whose numbers are checked.
    init(_ target: Value, duration: Double, _ kind: Kind) {
        self.target = target
        self.duration = AnimationInput.duration(duration, "keyframe's duration")
        let isFinite = target.animatableData.magnitudeSquared.isFinite
        if !isFinite {
            AnimationInput.report("The value of a keyframe is finite, not \(target); it is there at once.")
        }
        self.kind = isFinite && self.duration > 0 ? kind : .move
    }
}

/// The way of one value through its keyframes.
struct KeyframeCurve<Value: Animatable> {
    typealias Data = Value.AnimatableData

    private struct Piece {
        let start: Double
        let duration: Double
        let from: Data
        let target: Value
        let kind: Kind
        /// Where the value is at the end.
        let end: Data

        enum Kind {
            case rest
            case linear(UnitCurve)
            case cubic(start: Data, end: Data)
            case spring(Spring, start: Data)
        }
    }

    private let initial: Value
    private let pieces: [Piece]
    /// The seconds that all keyframes take.
    let duration: Double

    /// The way from a value through keyframes.
    init(from initial: Value, _ segments: [KeyframeSegment<Value>]) {
        self.initial = initial
        var pieces: [Piece] = []
        pieces.reserveCapacity(segments.count)
        var time = 0.0
        var current = initial.animatableData
        var velocity = Data.zero
        for (index, segment) in segments.enumerated() {
            let goal = segment.target.animatableData
            let kind: Piece.Kind
            var end = goal
            var endVelocity = Data.zero
            switch segment.kind {
            case .move: kind = .rest
            case .linear(let curve):
                kind = .linear(curve)
                endVelocity = Self.slope(of: curve, at: 1, from: current, to: goal, in: segment.duration)
            case .cubic(let start, let own):
                endVelocity =
                    own ?? Self.knotVelocity(after: segment, from: current, next: segments[(index + 1)...].first)
                kind = .cubic(start: start ?? velocity, end: endVelocity)
            case .spring(let spring, let start, let settles):
                let start = start ?? velocity
                kind = .spring(spring, start: start)
                if !settles {
                    end = current + spring.value(target: goal - current, initialVelocity: start, time: segment.duration)
                    endVelocity = spring.velocity(
                        target: goal - current, initialVelocity: start, time: segment.duration)
                }
            }
            pieces.append(
                Piece(
                    start: time, duration: segment.duration, from: current, target: segment.target, kind: kind, end: end
                ))
            time += segment.duration
            current = end
            velocity = endVelocity
        }
        self.pieces = pieces
        duration = time
    }

    /// The velocity at the end of a cubic keyframe that gives none.
    private static func knotVelocity(
        after segment: KeyframeSegment<Value>, from current: Data, next: KeyframeSegment<Value>?
    ) -> Data {
        guard let next else { return .zero }
        let goal = segment.target.animatableData
        switch next.kind {
        case .move: return .zero
        case .linear(let curve):
            return slope(of: curve, at: 0, from: goal, to: next.target.animatableData, in: next.duration)
        case .cubic(let start?, _), .spring(_, let start?, _): return start
        case .cubic(nil, _):
            return (next.target.animatableData - current).scaled(by: 1 / (segment.duration + next.duration))
        case .spring(_, nil, _): return .zero
        }
    }

    private static func slope(
        of curve: UnitCurve, at progress: Double, from: Data, to: Data, in duration: Double
    ) -> Data {
        let slope = curve.velocity(at: progress) / duration
        // A curve that is upright at its end has no velocity there.
        return slope.isFinite ? (to - from).scaled(by: slope) : .zero
    }

    /// Where the value is at a time in seconds from the start.
    func value(at time: Double) -> Value {
        // The last keyframe that has begun.
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= time { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return initial }
        let piece = pieces[low - 1]
        var value = piece.target
        // The durations of all may add up to a little less than the last takes.
        value.animatableData = time >= duration ? piece.end : Self.data(of: piece, at: time - piece.start)
        return value
    }

    private static func data(of piece: Piece, at time: Double) -> Data {
        if time >= piece.duration { return piece.end }
        let way = piece.target.animatableData - piece.from
        switch piece.kind {
        case .rest: return piece.end
        case .linear(let curve): return piece.from + way.scaled(by: curve.value(at: time / piece.duration))
        case .cubic(let start, let end):
            let t = time / piece.duration
            let rest = 1 - t
            let outer = start.scaled(by: piece.duration * t * rest * rest)
            return piece.from + way.scaled(by: t * t * (3 - 2 * t)) + outer
                - end.scaled(by: piece.duration * t * t * rest)
        case .spring(let spring, let start):
            return piece.from + spring.value(target: way, initialVelocity: start, time: time)
        }
    }
}
