import Foundation

extension TextScreen {
    /// Marks the focused item, in a rectangle in points, so that it is visible in every depth of colour: with a strong
    /// colour in place of its background, without colours between two triangles. A picture is marked around or beside
    /// it.
    ///
    /// Parts in other colours than the background, such as the knob of a switch, stay as they are.
    package mutating func markFocus(_ rect: CGRect, _ colors: Colors) {
        guard let area = cells(in: rect) else { return }
        // Half a point over the edge of a cell does not count.
        let touched = CellArea(
            rows: GridPainter.touchedCells(rect.minY + 0.5, rect.maxY - 0.5, GridPainter.cellHeight, rows),
            columns: GridPainter.touchedCells(rect.minX + 0.5, rect.maxX - 0.5, GridPainter.cellWidth, columns))
        let hasText = area.rows.contains { self.hasText($0, area.columns) }
        if !hasText, let picture = picture(in: touched) { return markPicture(picture, within: touched, colors) }
        if colors == .none {
            return put("▸", "◂", around: area)
        }
        let fill = background(ofTextIn: area)
        for row in area.rows {
            // A line beside a text is a separator or a border.
            let keepsLines = hasText && !self.hasText(row, area.columns)
            for column in area.columns { mark(row * columns + column, fill, keepsLines) }
        }
        if fill == 0 { return }
        for row in touched.rows {
            for column in touched.columns where !area.contains(row, column) { markEdge(row * columns + column, fill) }
        }
    }

    /// Returns the cells of a rectangle in points; `nil` if it has none on the screen.
    func cells(in rect: CGRect) -> CellArea? {
        let (width, height) = (Double(columns) * GridPainter.cellWidth, Double(rows) * GridPainter.cellHeight)
        guard rect.minX < width, rect.maxX > 0, rect.minY < height, rect.maxY > 0 else { return nil }
        let area = CellArea(
            rows: GridPainter.cells(rect.minY, rect.maxY, GridPainter.cellHeight, rows),
            columns: GridPainter.cells(rect.minX, rect.maxX, GridPainter.cellWidth, columns))
        return area.rows.isEmpty || area.columns.isEmpty ? nil : area
    }

    private mutating func mark(_ index: Int, _ fill: UInt32, _ keepsLines: Bool) {
        let cell = cells[index]
        if cell.lines != 0, keepsLines { return }
        if cell.style.contains(.picture) { return }
        if cell.style.contains(.text) || cell.lines != 0 {
            cells[index].foreground = Self.focusForeground
            if cell.background == fill { cells[index].background = Self.focusBackground }
        } else if fill == 0, cell.background == 0 {
            cells[index].background = Self.focusBackground
        } else {
            markEdge(index, fill)
        }
    }

    /// Marks the parts of a cell that belong to the shape behind the text, which may end inside the cell.
    private mutating func markEdge(_ index: Int, _ fill: UInt32) {
        let cell = cells[index]
        if cell.style.contains(.text) || cell.style.contains(.picture) || cell.lines != 0 { return }
        if cell.background == fill { cells[index].background = Self.focusBackground }
        if cell.glyph != 0, cell.foreground == fill { cells[index].foreground = Self.focusBackground }
    }

    /// The most frequent background of the texts in an area, or of all its cells if there is none.
    func background(ofTextIn area: CellArea) -> UInt32 {
        var (texts, all): ([UInt32: Int], [UInt32: Int]) = ([:], [:])
        for row in area.rows {
            for column in area.columns {
                let cell = cells[row * columns + column]
                all[cell.background, default: 0] += 1
                if cell.style.contains(.text) { texts[cell.background, default: 0] += 1 }
            }
        }
        return Self.mostFrequent(texts.isEmpty ? all : texts)
    }

    static func mostFrequent(_ counts: [UInt32: Int]) -> UInt32 {
        // Of two as frequent ones the smaller number, so that the result is the same every time.
        counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    }

    private func hasText(_ row: Int, _ columns: Range<Int>) -> Bool {
        columns.contains { isText(row, $0) }
    }

    private func isText(_ row: Int, _ column: Int) -> Bool {
        !cells[row * columns + column].style.isDisjoint(with: [.text, .continued])
    }

    static let focusBackground: UInt32 = 0xFF00_5FD7
    private static let focusForeground: UInt32 = 0xFFFF_FFFF

    /// The first row of an area with text, else the one in the middle.
    private func rowOfText(in area: CellArea) -> Int {
        area.rows.first { hasText($0, area.columns) } ?? (area.rows.lowerBound + area.rows.upperBound - 1) / 2
    }

    /// Puts two characters around the text in an area: inside of it if there is room, else beside the text.
    mutating func put(_ before: Unicode.Scalar, _ after: Unicode.Scalar, around area: CellArea) {
        let (row, first, end) = (rowOfText(in: area), area.columns.lowerBound, area.columns.upperBound)
        let text = area.columns.filter { isText(row, $0) }
        // The mark of a selected row may be at its edge.
        if !put(before, in: row, at: [first, first - 1, first + 1]), let start = text.first {
            shade(before, in: row, at: start - 1)
        }
        if !put(after, in: row, at: [end - 1, end]), let last = text.last { shade(after, in: row, at: last + 1) }
    }

    /// Puts a character into the first of some columns that is empty. Returns whether there is one.
    @discardableResult
    mutating func put(_ character: Unicode.Scalar, in row: Int, at columnIndices: [Int]) -> Bool {
        guard let column = firstEmpty(of: columnIndices, in: row) else { return false }
        cells[row * columns + column].glyph = character.value
        cells[row * columns + column].style.insert(.text)
        return true
    }

    /// The first of some columns that is empty; `nil` for none.
    func firstEmpty(of columnIndices: [Int], in row: Int) -> Int? {
        columnIndices.first { column in
            guard column >= 0, column < columns else { return false }
            let cell = cells[row * columns + column]
            return cell.isBlank && !cell.style.contains(.continued)
        }
    }

    /// Puts a character beside a text, in place of a shade.
    private mutating func shade(_ character: Unicode.Scalar, in row: Int, at column: Int) {
        guard column >= 0, column < columns, !isText(row, column), cells[row * columns + column].lines == 0
        else { return }
        cells[row * columns + column].glyph = character.value
        cells[row * columns + column].style.insert(.text)
    }
}
