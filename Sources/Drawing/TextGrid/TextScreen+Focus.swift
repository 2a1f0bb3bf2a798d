import Foundation

extension TextScreen {
    /// Marks what has the focus of the keyboard, at a place in points, so that it is seen in every depth of colour:
    /// with a strong background, without colours between two triangles.
    package mutating func markFocus(_ place: CGRect, _ colors: Colors) {
        // Half a point over the edge of a cell does not count.
        let area = CellArea(
            rows: GridPainter.touchedCells(place.minY + 0.5, place.maxY - 0.5, GridPainter.cellHeight, rows),
            columns: GridPainter.touchedCells(place.minX + 0.5, place.maxX - 0.5, GridPainter.cellWidth, columns))
        guard !area.rows.isEmpty, !area.columns.isEmpty else { return }
        if colors == .none {
            let row = rowOfText(in: area)
            put("▸", in: row, at: [area.columns.lowerBound, area.columns.lowerBound - 1])
            put("◂", in: row, at: [area.columns.upperBound - 1, area.columns.upperBound])
            return
        }
        for row in area.rows {
            for column in area.columns {
                self.cells[row * columns + column].background = Self.focusBackground
                self.cells[row * columns + column].foreground = Self.focusForeground
            }
        }
    }

    private static let focusBackground: UInt32 = 0xFF00_5FD7
    private static let focusForeground: UInt32 = 0xFFFF_FFFF

    /// The first row of an area with text, else the one in the middle.
    private func rowOfText(in area: CellArea) -> Int {
        area.rows.first { row in area.columns.contains { cells[row * columns + $0].style.contains(.text) } }
            ?? (area.rows.lowerBound + area.rows.upperBound - 1) / 2
    }

    /// Puts a character into the first of some columns that is empty.
    private mutating func put(_ character: Unicode.Scalar, in row: Int, at places: [Int]) {
        for column in places where column >= 0 && column < columns {
            let cell = cells[row * columns + column]
            guard cell.isBlank, !cell.style.contains(.continued) else { continue }
            cells[row * columns + column].glyph = character.value
            cells[row * columns + column].style.insert(.text)
            return
        }
    }
}
