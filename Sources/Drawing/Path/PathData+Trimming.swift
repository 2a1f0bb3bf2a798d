import Foundation

extension PathData {
    /// The length of the outline in points, with curves flattened.
    package var length: Double {
        var total = 0.0
        for piece in pieces { total += piece.length }
        return total
    }

    /// Returns the part of the outline between two fractions of its length; empty unless the first is smaller.
    package func trimmed(from start: Double, to end: Double) -> PathData {
        let first = start.isNaN ? 0 : min(max(start, 0), 1)
        let last = end.isNaN ? 1 : min(max(end, 0), 1)
        if first <= 0, last >= 1 { return self }
        guard first < last else { return PathData() }
        let pieces = self.pieces
        var total = 0.0
        for piece in pieces { total += piece.length }
        guard total.isFinite, total > 0 else { return PathData() }
        let (low, high) = (total * first, total * last)
        var result = PathData()
        var position = 0.0
        for piece in pieces {
            defer { position += piece.length }
            let (from, to) = (max(low - position, 0), min(high - position, piece.length))
            guard from < to, piece.length > 0 else { continue }
            let part = piece.part(from: from / piece.length, to: to / piece.length)
            if result.currentPoint != part.points[0] || (piece.isFirst && from == 0) { result.move(to: part.points[0]) }
            part.append(to: &result)
        }
        return result
    }

    /// A line or curve of an outline.
    private struct Piece {
        /// The ends of a line, or the four points of a curve.
        var points: [CGPoint]
        var length: Double
        /// Whether a subpath begins with the piece.
        var isFirst: Bool

        init(_ points: [CGPoint], isFirst: Bool) {
            self.points = points
            self.isFirst = isFirst
            length = 0
            if points.count == 2 {
                length = hypot(points[1].x - points[0].x, points[1].y - points[0].y)
            } else {
                var before = points[0]
                for step in 1...32 {
                    let point = split(at: Double(step) / 32).middle
                    length += hypot(point.x - before.x, point.y - before.y)
                    before = point
                }
            }
            if !length.isFinite { length = 0 }
        }

        /// Splits a curve at a parameter.
        private func split(at t: Double) -> (left: [CGPoint], right: [CGPoint], middle: CGPoint) {
            let (a, b, c, d) = (points[0], points[1], points[2], points[3])
            let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
            let (abc, bcd) = (ab.mixed(with: bc, t), bc.mixed(with: cd, t))
            let middle = abc.mixed(with: bcd, t)
            return ([a, ab, abc, middle], [middle, bcd, cd, d], middle)
        }

        /// Returns the parameter at a fraction of a curve's length.
        private func parameter(at share: Double) -> Double {
            if share <= 0 || share >= 1 { return min(max(share, 0), 1) }
            let target = share * length
            var (before, reached) = (points[0], 0.0)
            for step in 1...32 {
                let point = split(at: Double(step) / 32).middle
                let next = reached + hypot(point.x - before.x, point.y - before.y)
                if next >= target, next > reached {
                    return (Double(step - 1) + (target - reached) / (next - reached)) / 32
                }
                (before, reached) = (point, next)
            }
            return 1
        }

        func part(from: Double, to: Double) -> Piece {
            if from <= 0, to >= 1 { return self }
            var copy = self
            if points.count == 2 {
                copy.points = [points[0].mixed(with: points[1], from), points[0].mixed(with: points[1], to)]
                return copy
            }
            let (start, end) = (parameter(at: from), parameter(at: to))
            copy.points = split(at: end).left
            if start > 0, end > 0 { copy.points = copy.split(at: start / end).right }
            return copy
        }

        func append(to path: inout PathData) {
            if points.count == 2 {
                path.addLine(to: points[1])
            } else {
                path.addCurve(to: points[3], control1: points[1], control2: points[2])
            }
        }
    }

    private var pieces: [Piece] {
        var result: [Piece] = []
        var (start, current, isFirst) = (CGPoint.zero, CGPoint.zero, true)
        for element in elements {
            switch element {
            case .move(let point):
                (start, current, isFirst) = (point, point, true)
                continue
            case .line(let point):
                result.append(Piece([current, point], isFirst: isFirst))
                current = point
            case .quad(let control, let point):
                result.append(
                    Piece(
                        [
                            current, current.mixed(with: control, 2.0 / 3), point.mixed(with: control, 2.0 / 3), point,
                        ], isFirst: isFirst))
                current = point
            case .curve(let control1, let control2, let point):
                result.append(Piece([current, control1, control2, point], isFirst: isFirst))
                current = point
            case .close:
                if current != start { result.append(Piece([current, start], isFirst: isFirst)) }
                (current, isFirst) = (start, true)
                continue
            }
            isFirst = false
        }
        return result
    }
}
