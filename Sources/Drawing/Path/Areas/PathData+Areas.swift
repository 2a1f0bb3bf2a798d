import Foundation

/// What an area is made of two others.
package enum AreaOperation: CaseIterable, Sendable {
    /// What lies in either.
    case union
    /// What lies in both.
    case intersection
    /// What lies in the first and not in the second.
    case subtracting
    /// What lies in one of them and not in the other.
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
    /// Whether a point counts as inside if the outline runs round it `winding` times.
    func isInside(_ winding: Int) -> Bool { self == .evenOdd ? winding % 2 != 0 : winding != 0 }
}

extension PathData {
    /// The outline of an area made of this one and another. It does not cross itself, each part of the area is to the
    /// right of its outline on the screen, and holes are to the left of theirs, so that both rules fill the same.
    ///
    /// Every subpath counts as closed. Curves become lines, at most 512 each, that stay within a hundredth of a point,
    /// or a ten-thousandth of the larger side of their subpath, whichever is less. What is narrower than some 2⁻⁴⁰ of
    /// the larger side of both paths is lost.
    ///
    /// The cost grows with the number of lines and of their crossings, times its logarithm, and with the number of
    /// pairs of lines whose boxes meet.
    package func combined(with other: PathData, by operation: AreaOperation, rule: CGPathFillRule) -> PathData {
        Self.area([(self, .first), (other, .second)], rule) { operation.holds($0, $1) }
    }

    /// The outline of this area that does not cross itself.
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
                // A place where a straight line of a path was cut is no corner if that line goes on.
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

    /// The corners of a loop without those on the straight line between others.
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

    /// Whether a loop has an area: one that is a cell or two wide comes of rounding.
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
