import Foundation
import Foundations

extension GridPainter {
    /// The quarters of cells that an area covers.
    struct Coverage {
        var rows: Range<Int>
        var columns: Range<Int>
        fileprivate var quarters: [UInt8]
        var isEmpty: Bool { !quarters.contains { $0 != 0 } }

        subscript(row: Int, column: Int) -> UInt8 {
            quarters[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
        }
    }

    private struct Crossing {
        var line: Int
        var x: Double
        var winding: Int
    }

    /// Finds the quarters whose centres are inside a path. Takes time linear in the path's lines and the cells it
    /// covers.
    func coverage(
        of path: PathData, rule: CGPathFillRule, transform: CGAffineTransform, within state: State
    ) -> Coverage {
        let around = path.controlPointBounds.applying(transform).common(with: state.clip)
        guard !around.isNull, around.isFinite else { return Coverage(rows: 0..<0, columns: 0..<0, quarters: []) }
        let rows = Self.touchedCells(around.minY, around.maxY, Self.cellHeight, screen.rows)
        let columns = Self.touchedCells(around.minX, around.maxX, Self.cellWidth, screen.columns)
        var area = Coverage(
            rows: rows, columns: columns, quarters: [UInt8](repeating: 0, count: rows.count * columns.count))
        var crossings: [Crossing] = []
        let lines = rows.lowerBound * 2..<rows.upperBound * 2
        for polyline in path.polylines(transform: transform) where polyline.points.count > 1 {
            var from = polyline.points[polyline.points.count - 1]
            for to in polyline.points {
                Self.addCrossings(from, to, lines, &crossings)
                from = to
            }
        }
        crossings.sort { ($0.line, $0.x) < ($1.line, $1.x) }
        var winding = 0
        for (index, crossing) in crossings.enumerated() {
            winding += crossing.winding
            let next = index + 1
            guard next < crossings.count, crossings[next].line == crossing.line else {
                winding = 0
                continue
            }
            guard rule == .evenOdd ? winding % 2 != 0 : winding != 0 else { continue }
            fill(&area, line: crossing.line, from: crossing.x, to: crossings[next].x, within: state)
        }
        return area
    }

    /// Returns the y coordinate of the centre of a line of quarters.
    private static func middle(ofLine line: Int) -> Double { (Double(line) + 0.5) * cellHeight / 2 }

    private static func addCrossings(_ a: CGPoint, _ b: CGPoint, _ lines: Range<Int>, _ result: inout [Crossing]) {
        let (top, bottom, winding) = a.y < b.y ? (a, b, 1) : (b, a, -1)
        guard top.y < bottom.y, (bottom.y - top.y).isFinite, (bottom.x - top.x).isFinite else { return }
        let half = cellHeight / 2
        let range = lines.lowerBound...lines.upperBound
        let first = Int(clamping: (top.y / half - 0.5).rounded(.up), to: range)
        let last = Int(clamping: (bottom.y / half - 0.5).rounded(.up), to: range)
        for line in first..<max(first, last) {
            let share = (middle(ofLine: line) - top.y) / (bottom.y - top.y)
            result.append(Crossing(line: line, x: top.x + (bottom.x - top.x) * share, winding: winding))
        }
    }

    private func fill(_ area: inout Coverage, line: Int, from: Double, to: Double, within state: State) {
        let y = Self.middle(ofLine: line)
        guard y >= state.clip.minY, y < state.clip.maxY, !area.columns.isEmpty else { return }
        let half = Self.cellWidth / 2
        let (low, high) = (max(from, state.clip.minX), min(to, state.clip.maxX))
        let first = max(Self.index((low / half - 0.5).rounded(.up), screen.columns * 2), area.columns.lowerBound * 2)
        let last = min(Self.index((high / half - 0.5).rounded(.up), screen.columns * 2), area.columns.upperBound * 2)
        guard first < last else { return }
        let start = (line / 2 - area.rows.lowerBound) * area.columns.count - area.columns.lowerBound
        for quarter in first..<last {
            area.quarters[start + quarter / 2] |= (quarter % 2 == 0 ? 1 : 2) << (line % 2 == 0 ? 0 : 2)
        }
    }
}
