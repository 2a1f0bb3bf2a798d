import Foundation

/// A Boolean operation on two areas.
package enum AreaOperation: CaseIterable, Sendable {
    /// The points in either area.
    case union
    /// The points in both areas.
    case intersection
    /// The points in the first area and not in the second.
    case subtracting
    /// The points in exactly one of the areas.
    case symmetricDifference

    func holds(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtracting: first && !second
        case .symmetricDifference: first != second
        }
    }
}

extension CGPathFillRule {
    /// Whether a point is inside if the outline winds around it `winding` times.
    func isInside(_ winding: Int) -> Bool { self == .evenOdd ? winding % 2 != 0 : winding != 0 }
}

extension PathData {
    /// Returns the outline of an area combined from this one and another.
    ///
    /// It does not intersect itself. Areas are to the right of their outline on the screen and holes to the left, so
    /// that both fill rules fill the same. Each subpath is treated as closed. Curves become at most 512 lines each,
    /// within a hundredth of a point, or a ten-thousandth of the larger side of their subpath, whichever is less.
    /// Anything narrower than about 2⁻⁴⁰ of the larger side of both paths is lost.
    ///
    /// Takes O(n log n) time for n lines and crossings, plus the number of pairs of lines whose boxes intersect.
    package func combined(with other: PathData, by operation: AreaOperation, rule: CGPathFillRule) -> PathData {
        Self.area([(self, .first), (other, .second)], rule) { operation.holds($0, $1) }
    }

    /// Returns the outline of this area without self-intersections.
    package func normalized(rule: CGPathFillRule) -> PathData {
        Self.area([(self, .first)], rule) { first, _ in first }
    }

    private static func area(
        _ paths: [(path: PathData, role: OutlinePlan.Role)], _ rule: CGPathFillRule,
        holds: @escaping (Bool, Bool) -> Bool
    ) -> PathData {
        let plan = OutlinePlan(paths)
        let pieces = plan.pieces()
        let sweep = WindingSweep(pieces.all) { holds(rule.isInside($0.first), rule.isInside($0.second)) }
        var result = PathData()
        var isDone = [Bool](repeating: false, count: pieces.all.count)
        for first in sweep.outline where !isDone[first] {
            var corners: [GridPoint] = []
            var (piece, before) = (first, -1)
            while !isDone[piece] {
                isDone[piece] = true
                // The point at which a straight line was cut is no corner if the line continues there.
                if pieces.segment[piece] != before { corners.append(sweep.start(of: piece)) }
                before = pieces.segment[piece]
                piece = sweep.following[piece]
            }
            if before == pieces.segment[first] { corners.removeFirst() }
            corners = withoutStraightOnes(corners)
            guard isArea(corners) else { continue }
            result.move(to: plan.coordinates.point(at: corners[0]))
            for corner in corners.dropFirst() { result.addLine(to: plan.coordinates.point(at: corner)) }
            result.close()
        }
        return result
    }

    /// Returns the corners of a loop without those on a straight line between their neighbours.
    private static func withoutStraightOnes(_ corners: [GridPoint]) -> [GridPoint] {
        var result: [GridPoint] = []
        for corner in corners {
            while result.count > 1, isStraight(result[result.count - 2], result[result.count - 1], corner) {
                result.removeLast()
            }
            result.append(corner)
        }
        while result.count > 2, isStraight(result[result.count - 2], result[result.count - 1], result[0]) {
            result.removeLast()
        }
        var first = 0
        while result.count - first > 2, isStraight(result[result.count - 1], result[first], result[first + 1]) {
            first += 1
        }
        return Array(result[first...])
    }

    private static func isStraight(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Bool {
        guard a.side(to: b, of: c) == 0 else { return false }
        let ((ux, uy), (vx, vy)) = (a.way(to: b), b.way(to: c))
        return ux * vx + uy * vy > 0
    }

    /// Whether a loop has an area. A loop only a cell or two wide results from rounding.
    private static func isArea(_ corners: [GridPoint]) -> Bool {
        guard corners.count > 2, let last = corners.last else { return false }
        var (double, length) = (0.0, 0.0)
        var before = corners[0].way(to: last)
        for corner in corners {
            let way = corners[0].way(to: corner)
            double += before.dx * way.dy - way.dx * before.dy
            length += max(abs(way.dx - before.dx), abs(way.dy - before.dy))
            before = way
        }
        return abs(double) > 2 * length
    }
}
