import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Edges that are cut where they meet.
@MainActor @Suite struct ArrangementTests {
    private struct Line: CustomStringConvertible {
        var (ax, ay, bx, by): (Int64, Int64, Int64, Int64)
        var description: String { "(\(ax), \(ay)) to (\(bx), \(by))" }
    }

    /// Edges of a few cells, and long ones side by side, are what cutting has most to do with.
    @Test(arguments: [3, 8, 100, 1 << 20, 1 << 41] as [UInt64])
    func whatIsLeftOfEdgesMeetsAtEndsAlone(_ size: UInt64) {
        PropertyCheck(
            "arrangement of \(size)",
            make: { source -> Line in
                let x = Int64(source.next() % size)
                let y = Int64(source.next() % size)
                let isShort = source.next() % 3 == 0
                func far() -> Int64 { Int64(source.next() % size) }
                func near() -> Int64 { Int64(source.next() % 7) - 3 }
                if source.next() % 4 == 0 {
                    return Line(ax: near(), ay: near(), bx: Int64(size) + near(), by: Int64(size / 2) + near())
                }
                return isShort
                    ? Line(ax: x, ay: y, bx: x + near(), by: y + near()) : Line(ax: x, ay: y, bx: far(), by: far())
            },
            run: { lines in
                var arrangement = Arrangement()
                for line in lines where line.ax != line.bx || line.ay != line.by {
                    _ = arrangement.add(
                        GridEdge(GridPoint(x: line.ax, y: line.ay), GridPoint(x: line.bx, y: line.by)))
                }
                let whole = arrangement.edges.indices
                if !arrangement.cut(rounds: 60) { return "cutting goes on" }
                var pieces: [GridEdge] = []
                for index in arrangement.edges.indices where arrangement.isPiece(index) {
                    pieces.append(arrangement.edges[index])
                }
                for (index, one) in pieces.enumerated() {
                    for other in pieces[(index + 1)...] where one.meetsInside(other) {
                        return "\(one) and \(other) meet"
                    }
                }
                for index in whole {
                    var place = arrangement.edges[index].upper
                    for part in arrangement.pieces(of: index) {
                        let edge = arrangement.edges[part.piece]
                        if place != (part.isReversed ? edge.lower : edge.upper) {
                            return "the way of \(index) has a gap"
                        }
                        place = part.isReversed ? edge.upper : edge.lower
                    }
                    if place != arrangement.edges[index].lower { return "the way of \(index) does not end" }
                }
                return nil
            }
        ).check(sequences: 25, length: 20)
    }
}

extension GridEdge {
    /// Whether two edges have a point in common that is not an end of both.
    fileprivate func meetsInside(_ other: GridEdge) -> Bool {
        let mine = (upper.side(to: lower, of: other.upper), upper.side(to: lower, of: other.lower))
        let others = (other.upper.side(to: other.lower, of: upper), other.upper.side(to: other.lower, of: lower))
        if mine.0 * mine.1 < 0, others.0 * others.1 < 0 { return true }
        func holds(_ edge: GridEdge, _ point: GridPoint, _ side: Int) -> Bool {
            side == 0 && point != edge.upper && point != edge.lower && edge.box.meets(GridEdge(at: point).box)
        }
        return holds(self, other.upper, mine.0) || holds(self, other.lower, mine.1)
            || holds(other, upper, others.0) || holds(other, lower, others.1)
    }

    private init(at point: GridPoint) { self.init(point, point) }
}
