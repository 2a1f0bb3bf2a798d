import Foundation

extension TextScreen {
    /// Returns the screen as it is shown without colours.
    ///
    /// Nothing has a background. A plate behind a text, such as that of a button, a field or a selected row, becomes two
    /// brackets around it; a shape without a text keeps the density of characters that its colour has; a text that is
    /// red has an exclamation mark before it. Weight says the rest, where it can be shown: a text in another colour than
    /// black, white or grey, or on a plate in a tint, is bold, and one that is faint on purpose is faint.
    func plain() -> TextScreen {
        let plates = PlainPlates(self)
        var result = self
        for index in cells.indices { result.cells[index] = plainCell(index, plates) }
        for plate in plates.plates where plate.hasText && plate.isLow {
            // The marks of the focus, or of a pointer, say more.
            if plate.rows.contains(where: { isMarked(plate.columns, in: $0) }) { continue }
            for row in plate.rows { result.putBrackets(around: plate.number, in: row, plates, of: self) }
        }
        result.putAlerts(of: self, plates)
        return result
    }

    private func plainCell(_ index: Int, _ plates: PlainPlates) -> Cell {
        let cell = cells[index]
        var result = cell
        (result.foreground, result.background) = (0, 0)
        if cell.style.contains(.text) || cell.style.contains(.continued) {
            if cell.isSign, CellColor.isColored(cell.foreground) || plates.isStrong(at: index) {
                result.style.insert(.bold)
            }
            return result
        }
        if cell.lines != 0 { return result }
        if cell.glyph == 0 {
            if plates.isShade(at: index) { result.glyph = plates.tone(of: cell.background) }
        } else if (0x2580...0x259F).contains(cell.glyph) {
            let tone = plates.tone(of: cell.foreground)
            let isEdge = plates.isEdge(index, of: cell.foreground)
            if isEdge {
                result.glyph = 0
            } else if tone != 0x2588, tone != 0x2593 {
                // A part of a cell in a light tone is shown if it covers at least half.
                let isMost = BlockCharacters.quarters(of: cell.glyph).nonzeroBitCount >= 2
                result.glyph = isMost ? tone : plates.isShade(at: index) ? plates.tone(of: cell.background) : 0
            }
        }
        if result.glyph == 0x20 { result.glyph = 0 }
        return result
    }

    /// Puts brackets at the ends of the part of a plate in a row, if it has a text there and room for them.
    private mutating func putBrackets(
        around plate: Int, in row: Int, _ plates: PlainPlates, of screen: TextScreen
    ) {
        let first = row * columns
        var column = 0
        while column < columns {
            guard plates.numbers[first + column] == plate else {
                column += 1
                continue
            }
            let start = column
            while column < columns, plates.numbers[first + column] == plate { column += 1 }
            let run = start..<column
            guard run.contains(where: { screen.cells[first + $0].isSign }) else { continue }
            let left = bracketPlaces(at: run.lowerBound, inwards: 1, in: run, first, of: screen)
            let right = bracketPlaces(at: run.upperBound - 1, inwards: -1, in: run, first, of: screen)
            // One alone says nothing.
            guard let left = firstEmpty(of: left, in: row), let right = firstEmpty(of: right, in: row)
            else { continue }
            put("[", in: row, at: [left])
            put("]", in: row, at: [right])
        }
    }

    /// Returns the columns that a bracket can have at an end of a plate: in it, or outside where the plate is narrow or
    /// its text begins at its end.
    private func bracketPlaces(
        at end: Int, inwards step: Int, in run: Range<Int>, _ first: Int, of screen: TextScreen
    ) -> [Int] {
        if screen.cells[first + end].isSign { return [end - step] }
        return [end] + (run.count > 3 ? [end + step] : []) + [end - step]
    }

    /// Whether a mark of the focus, or of a pointer, is in or beside some columns.
    private func isMarked(_ run: Range<Int>, in row: Int) -> Bool {
        (max(0, run.lowerBound - 1)..<min(columns, run.upperBound + 1)).contains {
            (0x25B6...0x25C2).contains(cells[row * columns + $0].glyph)
        }
    }

    /// Puts an exclamation mark before each word in red that has room for it.
    private mutating func putAlerts(of screen: TextScreen, _ plates: PlainPlates) {
        for row in 0..<rows {
            var isRed = false
            for column in 0..<columns {
                let index = row * columns + column
                let cell = screen.cells[index]
                let isOnRed = CellColor.isRed(cell.background) && plates.isBehindText(at: index)
                guard cell.isSign, CellColor.isRed(cell.foreground) || isOnRed else {
                    // The words of a line belong together.
                    if isRed, column + 1 < columns, screen.cells[index + 1].isSign { continue }
                    isRed = false
                    continue
                }
                if !isRed, screen.isLetter(cell) { put("!", in: row, at: [column - 1]) }
                isRed = true
            }
        }
    }

    private func isLetter(_ cell: Cell) -> Bool {
        cell.glyph < Self.clusterBase && Unicode.Scalar(cell.glyph)?.properties.isAlphabetic == true
    }
}

/// The connected areas of one colour in a screen that differ from its page.
struct PlainPlates {
    /// The most rows of a plate that is shown by brackets.
    static let mostRows = 3

    struct Plate {
        let number: Int
        var rows: Range<Int>
        var columns: Range<Int>
        var hasText = false
        /// Whether a text in it stands in a gradient.
        var isInGradient = false
        /// Whether it is low enough to be shown by brackets.
        var isLow: Bool { rows.count <= PlainPlates.mostRows && !isInGradient }
        /// Whether it is not shown, because it is behind a text.
        var isBehindText = false
    }

    /// The number of the plate of each cell; -1 for the page.
    private(set) var numbers: [Int]
    private(set) var plates: [Plate] = []
    private let screen: TextScreen
    private let tones: PlainTone

    init(_ screen: TextScreen) {
        self.screen = screen
        tones = PlainTone(of: screen)
        numbers = Array(repeating: -1, count: screen.cells.count)
        for index in screen.cells.indices where numbers[index] < 0 && isPlate(screen.cells[index]) {
            collect(from: index)
        }
        for index in plates.indices where plates[index].hasText {
            // Something that is high and narrow is a shape of its own.
            plates[index].isBehindText =
                plates[index].isLow
                || (!plates[index].isInGradient && plates[index].columns.count * 2 >= screen.columns)
        }
    }

    private func isPlate(_ cell: TextScreen.Cell) -> Bool {
        cell.style.contains(.plate) || tone(of: cell.background) != 0x20
    }

    /// Collects the cells of a plate.
    private mutating func collect(from start: Int) {
        let color = screen.cells[start].background
        let columns = screen.columns
        let number = plates.count
        var plate = Plate(
            number: number, rows: start / columns..<start / columns + 1,
            columns: start % columns..<start % columns + 1)
        var pending = [start]
        numbers[start] = number
        while let index = pending.popLast() {
            let row = index / columns
            plate.rows = min(plate.rows.lowerBound, row)..<max(plate.rows.upperBound, row + 1)
            let column = index % columns
            plate.columns =
                min(plate.columns.lowerBound, column)..<max(plate.columns.upperBound, column + 1)
            if screen.cells[index].isSign {
                plate.hasText = true
                if !plate.isInGradient { plate.isInGradient = screen.isInGradient(index) }
            }
            for (next, nextRow, isNear) in [
                (index - 1, row, column > 0), (index + 1, row, column < columns - 1),
                (index - columns, row - 1, row > 0), (index + columns, row + 1, row < screen.rows - 1),
            ] where isNear {
                let cell = screen.cells[next]
                if cell.background != color {
                    // Halves of cells above and below are its edges.
                    if cell.foreground == color, cell.ink == .shape, cell.lines == 0 {
                        plate.rows = min(plate.rows.lowerBound, nextRow)..<max(plate.rows.upperBound, nextRow + 1)
                    }
                } else if numbers[next] < 0 {
                    numbers[next] = number
                    pending.append(next)
                }
            }
        }
        plates.append(plate)
    }

    /// The character that stands for a colour.
    func tone(of color: UInt32) -> UInt32 {
        color == screen.canvas ? 0x20 : tones.character(for: color)
    }

    /// Whether the background of a cell is not shown, because it is behind a text.
    func isBehindText(at index: Int) -> Bool { numbers[index] >= 0 && plates[numbers[index]].isBehindText }

    /// Whether the background of a cell is shown as a shade: it is not behind or beside a text.
    func isShade(at index: Int) -> Bool {
        guard numbers[index] >= 0, !isBehindText(at: index) else { return false }
        let column = index % screen.columns
        if column > 0, screen.cells[index - 1].isSign { return false }
        return column + 1 == screen.columns || !screen.cells[index + 1].isSign
    }

    /// Whether the background of a cell is a tint.
    func isStrong(at index: Int) -> Bool { PlainTone.isStrong(tone(of: screen.cells[index].background)) }

    /// Whether a part of a cell in a colour is the edge of a plate behind a text.
    func isEdge(_ index: Int, of color: UInt32) -> Bool {
        let (row, column) = (index / screen.columns, index % screen.columns)
        for rowStep in -1...1 {
            for columnStep in -1...1 {
                let (nearRow, nearColumn) = (row + rowStep, column + columnStep)
                guard (0..<screen.rows).contains(nearRow), (0..<screen.columns).contains(nearColumn) else { continue }
                let near = nearRow * screen.columns + nearColumn
                if isBehindText(at: near), screen.cells[near].background == color { return true }
            }
        }
        return false
    }
}
