import Foundation
import Foundations

extension GridPainter {
    mutating func stroke(_ shape: DrawnShape, _ pen: StrokePen, _ paint: Paint) {
        let t = state.transform
        let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
        var devicePen = pen
        devicePen.width = pen.width * scale
        let local = LocalPaint(filtered(paint), t)
        if t.keepsUpright {
            switch shape {
            case .rect(let rect): return frame(rect.applying(t), devicePen, local, isRounded: false)
            case .roundedRect(let rect, let width, let height):
                return frame(rect.applying(t), devicePen, local, isRounded: width > 0 && height > 0)
            case .path(let path):
                if let rect = path.asRect { return frame(rect.applying(t), devicePen, local, isRounded: false) }
            case .ellipse: break
            }
        }
        for polyline in shape.path.polylines(transform: placement(of: shape)) { stroke(polyline, devicePen, local) }
    }

    // MARK: Upright lines

    /// Draws the border of a rectangle in its outermost cells. A border at least as wide as a cell is drawn as four
    /// rectangles.
    private mutating func frame(_ rect: CGRect, _ pen: StrokePen, _ paint: LocalPaint, isRounded: Bool) {
        guard rect.isFinite else { return }
        if pen.width >= Self.cellWidth {
            let outer = rect.grown(by: pen.width / 2, pen.width / 2)
            let (width, height) = (min(pen.width, outer.width), min(pen.width, outer.height))
            fill(CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: height), paint)
            fill(CGRect(x: outer.minX, y: outer.maxY - height, width: outer.width, height: height), paint)
            let inner = CGRect(
                x: outer.minX, y: outer.minY + height, width: width, height: max(0, outer.height - 2 * height))
            fill(inner, paint)
            fill(inner.offsetBy(dx: outer.width - width, dy: 0), paint)
            return
        }
        let (left, right) = Self.borderCells(rect.minX, rect.maxX, pen.width / 2, Self.cellWidth)
        let (top, bottom) = Self.borderCells(rect.minY, rect.maxY, pen.width / 2, Self.cellHeight)
        // A single row or column has no space for corners.
        if bottom <= top, right > left {
            run(pen, paint, column: left, rows: top...top)
            run(pen, paint, column: right, rows: top...top)
        } else if right <= left {
            run(pen, paint, column: left, rows: top...max(top, bottom))
        } else {
            run(pen, paint, row: top, columns: left...right, isRounded)
            run(pen, paint, row: bottom, columns: left...right, isRounded)
            run(pen, paint, column: left, rows: top...bottom, isRounded)
            run(pen, paint, column: right, rows: top...bottom, isRounded)
        }
    }

    /// Returns the first and the last cell of a border, whose lines are so wide outside of two edges. A border that is
    /// around whole cells is moved to the nearest; the lines of others are in the cells of their middles.
    private static func borderCells(
        _ low: Double, _ high: Double, _ outside: Double, _ size: Double
    ) -> (first: Int, last: Int) {
        if let cells = wholeCells(low - outside, high + outside, size) {
            return (cells.first, cells.first + cells.count - 1)
        }
        return (cell(low, size), lastCell(high, size))
    }

    /// Returns the cell of a coordinate, limited to a range far beyond the screen.
    private static func cell(_ value: Double, _ size: Double) -> Int {
        Int(clamping: (value / size).rounded(.down), to: -1_000_000...1_000_000)
    }

    private static func lastCell(_ value: Double, _ size: Double) -> Int {
        Int(clamping: (value / size).rounded(.up) - 1, to: -1_000_000...1_000_000)
    }

    /// Draws a horizontal or vertical line between two points, in points of the screen.
    mutating func line(from: CGPoint, to: CGPoint, _ pen: StrokePen, _ paint: LocalPaint) {
        if from.y == to.y {
            var row = Self.cell(from.y, Self.cellHeight)
            if row == screen.rows, from.y == Double(row) * Self.cellHeight { row -= 1 }
            let first = Self.cell(min(from.x, to.x), Self.cellWidth)
            let last = max(first, Self.lastCell(max(from.x, to.x), Self.cellWidth))
            run(pen, paint, row: row, columns: first...last)
        } else {
            var column = Self.cell(from.x, Self.cellWidth)
            if column == screen.columns, from.x == Double(column) * Self.cellWidth { column -= 1 }
            let first = Self.cell(min(from.y, to.y), Self.cellHeight)
            let last = max(first, Self.lastCell(max(from.y, to.y), Self.cellHeight))
            run(pen, paint, column: column, rows: first...last)
        }
    }

    private mutating func run(
        _ pen: StrokePen, _ paint: LocalPaint, row: Int, columns: ClosedRange<Int>, _ isRounded: Bool = false
    ) {
        let visible = state.linesArea(in: screen)
        guard visible.rows.contains(row), let seen = columns.common(with: visible.columns) else { return }
        for column in seen {
            var lines: UInt8 = 0
            if column > columns.lowerBound || columns.count == 1 { lines |= BoxCharacters.left }
            if column < columns.upperBound || columns.count == 1 { lines |= BoxCharacters.right }
            add(lines, row, column, pen, paint, isRounded)
        }
    }

    private mutating func run(
        _ pen: StrokePen, _ paint: LocalPaint, column: Int, rows: ClosedRange<Int>, _ isRounded: Bool = false
    ) {
        let visible = state.linesArea(in: screen)
        guard visible.columns.contains(column), let seen = rows.common(with: visible.rows) else { return }
        for row in seen {
            var lines: UInt8 = 0
            if row > rows.lowerBound || rows.count == 1 { lines |= BoxCharacters.up }
            if row < rows.upperBound || rows.count == 1 { lines |= BoxCharacters.down }
            add(lines, row, column, pen, paint, isRounded)
        }
    }

    /// Adds lines to a cell and joins them with those already there. A character of text is kept, because it says more
    /// than a line.
    private mutating func add(
        _ lines: UInt8, _ row: Int, _ column: Int, _ pen: StrokePen, _ paint: LocalPaint, _ isRounded: Bool
    ) {
        guard painted.contains(row, column), isUnmasked(row, column) else { return }
        let color = paint.color(row, column)
        let index = row * screen.columns + column
        let cell = screen.cells[index]
        guard color.alpha * state.opacity > 0, cell.style.isDisjoint(with: [.text, .continued]) else { return }
        touch(index)
        // Thick lines win over thin ones in the same direction.
        let wanted = pen.width >= 3 ? lines << 1 : lines
        var merged: UInt8 = 0
        for shift in stride(from: UInt8(0), to: 8, by: 2) {
            merged |= max(cell.lines >> shift & 3, wanted >> shift & 3) << shift
        }
        var style: TextScreen.Style = []
        if isRounded { style.insert(.rounded) }
        if !pen.dash.isEmpty { style.insert(.dashed) }
        screen.cells[index].lines = merged
        screen.cells[index].glyph = 0
        screen.cells[index].style = cell.lines == 0 ? style : style.union(cell.style)
        screen.cells[index].foreground = CellColor.packed(color, opacity: state.opacity, over: background(at: index))
    }
}

extension GridPainter.State {
    /// The cells in which lines can be seen: all that the clip touches, because a line shows less than half of a cell.
    func linesArea(in screen: TextScreen) -> CellArea {
        // Half a point over the edge of a cell does not count.
        func cells(_ low: Double, _ high: Double, _ size: Double, _ count: Int, _ larger: Range<Int>) -> Range<Int> {
            let touched = GridPainter.touchedCells(low + 0.5, high - 0.5, size, count)
            return min(touched.lowerBound, larger.lowerBound)..<max(touched.upperBound, larger.upperBound)
        }
        return CellArea(
            rows: cells(clip.minY, clip.maxY, GridPainter.cellHeight, screen.rows, rows),
            columns: cells(clip.minX, clip.maxX, GridPainter.cellWidth, screen.columns, columns))
    }
}

extension ClosedRange<Int> {
    /// Returns the numbers that are also in another range; `nil` if there are none.
    fileprivate func common(with other: Range<Int>) -> ClosedRange<Int>? {
        guard !other.isEmpty, lowerBound < other.upperBound, upperBound >= other.lowerBound else { return nil }
        return Swift.max(lowerBound, other.lowerBound)...Swift.min(upperBound, other.upperBound - 1)
    }
}
