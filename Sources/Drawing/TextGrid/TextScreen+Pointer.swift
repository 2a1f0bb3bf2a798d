import Foundation

extension TextScreen {
    /// Marks what a pointer is over, in a rectangle in points: its text is underlined, or stands between two triangles
    /// without colours. While it is pressed, its text and what is behind it have each other's colours, and the
    /// triangles are filled.
    ///
    /// - Parameter canvas: The colour of unset backgrounds; `nil` if it is not known.
    package mutating func markPointer(_ rect: CGRect, isPressed: Bool, _ colors: Colors, canvas: ColorComponents?) {
        let (width, height) = (Double(columns) * GridPainter.cellWidth, Double(rows) * GridPainter.cellHeight)
        guard rect.minX < width, rect.maxX > 0, rect.minY < height, rect.maxY > 0 else { return }
        let area = CellArea(
            rows: GridPainter.cells(rect.minY, rect.maxY, GridPainter.cellHeight, rows),
            columns: GridPainter.cells(rect.minX, rect.maxX, GridPainter.cellWidth, columns))
        guard !area.rows.isEmpty, !area.columns.isEmpty else { return }
        if colors == .none {
            put(isPressed ? "▶" : "▹", isPressed ? "◀" : "◃", around: area)
        } else if isPressed {
            exchangeColors(in: area, canvas.map { CellColor.packed($0, opacity: 1, over: 0) })
        } else {
            for row in area.rows {
                for column in area.columns where shows(row, column) {
                    cells[row * columns + column].style.insert(.underline)
                }
            }
        }
    }

    /// Whether a cell shows a character of text.
    private func shows(_ row: Int, _ column: Int) -> Bool {
        let cell = cells[row * columns + column]
        return cell.style.contains(.text) && cell.glyph != 0x20
    }

    private mutating func exchangeColors(in area: CellArea, _ canvas: UInt32?) {
        let fill = background(ofTextIn: area)
        var inks: [UInt32: Int] = [:]
        for row in area.rows {
            for column in area.columns where shows(row, column) {
                inks[cells[row * columns + column].foreground, default: 0] += 1
            }
        }
        let paper = fill == 0 ? canvas : fill
        guard !inks.isEmpty, let paper else { return }
        let ink = Self.mostFrequent(inks)
        for row in area.rows {
            for column in area.columns {
                let index = row * columns + column
                let cell = cells[index]
                if cell.style.contains(.picture) { continue }
                if cell.background == fill { cells[index].background = ink }
                if cell.style.contains(.text) {
                    cells[index].foreground = paper
                } else if cell.foreground == fill {
                    cells[index].foreground = ink
                }
            }
        }
    }
}
