import Foundation

extension PathData {
    /// Returns the parts of this line that are inside an area, or those outside of it.
    ///
    /// Subpaths that are cut become open; others stay closed or open. Parts along the area's edge may count as inside
    /// or outside. Curves become lines, with the cost of ``combined(with:by:rule:)``.
    package func lineParts(_ area: PathData, inside keepsInside: Bool, rule: CGPathFillRule) -> PathData {
        let plan = OutlinePlan([(area, .first), (self, .line)])
        let pieces = plan.pieces()
        let sweep = WindingSweep(pieces.all) { rule.isInside($0.first) }
        var result = PathData()
        for row in plan.rows where plan.segments[row.segments].first?.role == .line {
            var runs = LineRuns(isClosed: row.isClosed)
            for segment in plan.segments[row.segments] {
                var parts = plan.arrangement.pieces(of: segment.edge)
                let isUpwards = segment.end < segment.start
                if isUpwards { parts.reverse() }
                for (index, part) in parts.enumerated() {
                    guard let piece = pieces.index[part.piece] else { continue }
                    let edge = plan.arrangement.edges[part.piece]
                    let (start, end) =
                        part.isReversed == isUpwards ? (edge.upper, edge.lower) : (edge.lower, edge.upper)
                    let isInside = rule.isInside(sweep.left[piece].first)
                    runs.add(start, end, isKept: isInside == keepsInside, isCorner: index == 0)
                }
            }
            runs.append(to: &result, plan.coordinates)
        }
        return result
    }
}

/// The parts of a line that are kept, joined where they are consecutive.
private struct LineRuns {
    let isClosed: Bool
    private var runs: [[GridPoint]] = []
    private var isRunning = false
    /// Whether the first part is kept, whether all are, and whether there are none yet.
    private var (keepsFirst, keepsAll, isEmpty) = (false, true, true)

    init(isClosed: Bool) { self.isClosed = isClosed }

    /// Adds the next part. It starts at a corner of the line, or where a straight segment was cut.
    mutating func add(_ start: GridPoint, _ end: GridPoint, isKept: Bool, isCorner: Bool) {
        if isEmpty { keepsFirst = isKept }
        isEmpty = false
        if !isKept {
            keepsAll = false
        } else if !isRunning {
            runs.append([start, end])
        } else {
            if !isCorner { runs[runs.count - 1].removeLast() }
            runs[runs.count - 1].append(end)
        }
        isRunning = isKept
    }

    mutating func append(to path: inout PathData, _ coordinates: GivenCoordinates) {
        if isEmpty { return }
        // If a closed line is cut, its last and first parts are joined at the start.
        if isClosed, !keepsAll, keepsFirst, isRunning, runs.count > 1 {
            let last = runs.removeLast()
            runs[0] = last + runs[0].dropFirst()
        }
        let isWhole = isClosed && keepsAll
        for run in runs {
            path.move(to: coordinates.point(at: run[0]))
            for point in isWhole ? run.dropFirst().dropLast() : run.dropFirst() {
                path.addLine(to: coordinates.point(at: point))
            }
            if isWhole { path.close() }
        }
    }
}
