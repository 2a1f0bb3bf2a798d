import Foundation
import Foundations

extension GridPainter {
    /// Draws a polyline: with box characters if all lines are horizontal or vertical, otherwise with dots, two by four
    /// per cell.
    mutating func stroke(_ polyline: PathData.Polyline, _ pen: StrokePen, _ paint: LocalPaint) {
        var points = polyline.points
        if polyline.isClosed, let first = points.first, points.last != first { points.append(first) }
        guard points.count > 1 else { return }
        let pairs = zip(points, points.dropFirst())
        let isUpright = pairs.allSatisfy { $0.x == $1.x || $0.y == $1.y }
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        var (left, top) = (Double.infinity, Double.infinity)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        for (from, to) in pairs where from != to {
            if isUpright {
                // Lines on the right and bottom edge belong to the last cells, where lines that meet them end.
                let x = from.x == to.x && from.x == right && left < right ? from.x.nextDown : from.x
                let y = from.y == to.y && from.y == bottom && top < bottom ? from.y.nextDown : from.y
                line(
                    from: CGPoint(x: from.x == to.x ? x : from.x, y: from.y == to.y ? y : from.y),
                    to: CGPoint(x: from.x == to.x ? x : to.x, y: from.y == to.y ? y : to.y), pen, paint)
            } else {
                // Points on the right or bottom edge belong to the last cells.
                func inside(_ point: CGPoint) -> CGPoint {
                    CGPoint(
                        x: right - left > 1 ? min(point.x, right - 0.25) : point.x,
                        y: bottom - top > 1 ? min(point.y, bottom - 0.25) : point.y)
                }
                dots(from: inside(from), to: inside(to), paint)
            }
        }
    }

    private mutating func dots(from: CGPoint, to: CGPoint, _ paint: LocalPaint) {
        let clip = state.clip
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        guard dx.isFinite, dy.isFinite else { return }
        // The part of the line, as fractions of its length, that is inside the clip.
        var (start, end) = (0.0, 1.0)
        for (delta, low, high) in [
            (dx, clip.minX - from.x, clip.maxX - from.x), (dy, clip.minY - from.y, clip.maxY - from.y),
        ] {
            if delta == 0 {
                if low > 0 || high < 0 { return }
            } else {
                let (one, other) = (low / delta, high / delta)
                start = max(start, min(one, other))
                end = min(end, max(one, other))
            }
        }
        guard start <= end else { return }
        let steps = (max(abs(dx), abs(dy)) * (end - start) / 3).rounded(.up)
        guard steps < 1e6 else { return }
        for step in 0...Int(clamping: steps, to: 0...1_000_000) {
            let share = start + (end - start) * (steps > 0 ? Double(step) / steps : 0)
            dot(from.x + dx * share, from.y + dy * share, paint)
        }
    }

    private mutating func dot(_ x: Double, _ y: Double, _ paint: LocalPaint) {
        let column = Self.index(x / Self.cellWidth, screen.columns - 1)
        let row = Self.index(y / Self.cellHeight, screen.rows - 1)
        // The line is cut at the clip, which may be inside the cell.
        guard painted.contains(row, column), isUnmasked(row, column) else { return }
        let index = row * screen.columns + column
        let cell = screen.cells[index]
        let color = paint.color(row, column)
        guard color.alpha * state.opacity > 0, cell.style.isDisjoint(with: [.text, .continued]), cell.lines == 0
        else { return }
        let (right, down) = (
            Self.index((x - Double(column) * Self.cellWidth) / 4, 1),
            Self.index((y - Double(row) * Self.cellHeight) / 4, 3)
        )
        let bit: UInt32 = down == 3 ? (right == 0 ? 0x40 : 0x80) : 1 << UInt32(down + right * 3)
        touch(index)
        let before = (0x2800...0x28FF).contains(cell.glyph) ? cell.glyph : 0x2800
        screen.cells[index].glyph = before | bit
        screen.cells[index].foreground = CellColor.packed(color, opacity: state.opacity, over: background(at: index))
    }
}
