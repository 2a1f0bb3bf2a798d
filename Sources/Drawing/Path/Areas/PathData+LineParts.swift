import Foundation

extension PathData {
    /// The parts of this outline, as a line, that lie inside an area, or those that lie outside. Subpaths that are cut
    /// become open; those that are not stay as they are, closed or open. What runs along the area's edge may count as
    /// either.
    ///
    /// Of a path with curves, the curves become lines as in ``combined(with:by:rule:)``. The cost is that of each line of one
    /// path with each of the other.
    package func lineParts(_ area: PathData, inside keepsInside: Bool, rule: CGPathFillRule) -> PathData {
        let extent = max(largestCoordinate, area.largestCoordinate)
        let scale = Self.safeScale(for: extent)
        let tolerance = Self.tolerance(for: max(largestSide, area.largestSide) * scale)
        let zoom = CGAffineTransform(scaleX: scale, y: scale)
        var outline: [(CGPoint, CGPoint)] = []
        var flat = PathData()
        for line in area.polylines(transform: zoom, tolerance: tolerance, limit: Self.finestCurve) {
            guard var before = line.points.last else { continue }
            for (index, point) in line.points.enumerated() {
                if before != point { outline.append((before, point)) }
                before = point
                if index == 0 { flat.move(to: point) } else { flat.addLine(to: point) }
            }
        }
        var result = PathData()
        for line in polylines(transform: zoom, tolerance: tolerance, limit: Self.finestCurve) {
            var runs = LineRuns(isClosed: line.isClosed)
            var points = line.points
            if line.isClosed, let first = points.first { points.append(first) }
            for (start, end) in zip(points, points.dropFirst()) where start != end {
                let cuts = Self.cuts(of: start, end, by: outline)
                for (from, to) in zip(cuts, cuts.dropFirst()) {
                    let isInside = flat.contains(start.mixed(with: end, (from + to) / 2), rule: rule)
                    runs.add(
                        from == 0 ? start : start.mixed(with: end, from), to == 1 ? end : start.mixed(with: end, to),
                        isKept: isInside == keepsInside)
                }
            }
            runs.append(to: &result)
        }
        return scale == 1 ? result : result.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }

    /// The shares of a line at which it meets others, in rising order, with 0 and 1.
    private static func cuts(of a: CGPoint, _ b: CGPoint, by lines: [(CGPoint, CGPoint)]) -> [Double] {
        var cuts = [0.0, 1.0]
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let (left, right, top, bottom) = (min(a.x, b.x), max(a.x, b.x), min(a.y, b.y), max(a.y, b.y))
        for (c, d) in lines {
            if max(c.x, d.x) < left || min(c.x, d.x) > right || max(c.y, d.y) < top || min(c.y, d.y) > bottom {
                continue
            }
            let (ex, ey) = (d.x - c.x, d.y - c.y)
            let cross = dx * ey - dy * ex
            let share = ((c.x - a.x) * ey - (c.y - a.y) * ex) / cross
            let other = ((c.x - a.x) * dy - (c.y - a.y) * dx) / cross
            if share > 0, share < 1, other >= -1e-12, other <= 1 + 1e-12 { cuts.append(share) }
        }
        cuts.sort()
        return cuts
    }
}

/// The kept parts of a line, joined where they follow each other.
private struct LineRuns {
    let isClosed: Bool
    private var runs: [[CGPoint]] = []
    private var isRunning = false
    /// Whether the first part is kept, and whether all are.
    private var (keepsFirst, keepsAll, isEmpty) = (false, true, true)

    init(isClosed: Bool) { self.isClosed = isClosed }

    mutating func add(_ start: CGPoint, _ end: CGPoint, isKept: Bool) {
        if isEmpty { keepsFirst = isKept }
        isEmpty = false
        if isKept {
            if isRunning { runs[runs.count - 1].append(end) } else { runs.append([start, end]) }
        } else {
            keepsAll = false
        }
        isRunning = isKept
    }

    mutating func append(to path: inout PathData) {
        if isEmpty { return }
        // A closed line that is cut has its first and last part in one where it began.
        if isClosed, !keepsAll, keepsFirst, isRunning, runs.count > 1 {
            let last = runs.removeLast()
            runs[0] = last + runs[0].dropFirst()
        }
        for run in runs {
            let points = Self.withoutCuts(run)
            path.move(to: points[0])
            let isWhole = isClosed && keepsAll
            for point in isWhole ? points.dropFirst().dropLast() : points.dropFirst() { path.addLine(to: point) }
            if isWhole { path.close() }
        }
    }

    /// The points without those at which a straight line was cut but went on.
    private static func withoutCuts(_ points: [CGPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        for point in points {
            while result.count > 1 {
                let (a, b) = (result[result.count - 2], result[result.count - 1])
                let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, point.x - b.x, point.y - b.y)
                guard ux * vx + uy * vy > 0, abs(ux * vy - uy * vx) <= 1e-12 * hypot(ux, uy) * hypot(vx, vy) else {
                    break
                }
                result.removeLast()
            }
            result.append(point)
        }
        return result
    }
}
