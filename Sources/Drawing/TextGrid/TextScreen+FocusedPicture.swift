import Foundation

/// The mark of the focus on a picture: an item without text that consists of more than lines.
extension TextScreen {
    /// The picture in an area: its cells, and the background around it.
    struct FocusedPicture {
        /// The rows and columns from its first painted cell to its last.
        var area: CellArea
        var surroundings: UInt32
    }

    /// Returns the picture in an area without text; `nil` if there are only lines or nothing.
    func picture(in area: CellArea) -> FocusedPicture? {
        let ring = area.grown(by: 1).clamped(to: self.area)
        var counts: [UInt32: Int] = [:]
        for row in ring.rows {
            for column in ring.columns where !area.contains(row, column) {
                counts[cells[row * columns + column].background, default: 0] += 1
            }
        }
        let surroundings = Self.mostFrequent(counts)
        var found: CellArea?
        for row in area.rows {
            for column in area.columns {
                let cell = cells[row * columns + column]
                guard cell.background != surroundings || cell.glyph != 0 else { continue }
                let one = CellArea(rows: row..<row + 1, columns: column..<column + 1)
                found = found.map { $0.joined(with: one) } ?? one
            }
        }
        return found.map { FocusedPicture(area: $0, surroundings: surroundings) }
    }

    /// Marks a picture with a frame around it, or, where that has no room, with triangles beside it. Only where nothing
    /// beside it is free, they are on its edges.
    mutating func markPicture(_ picture: FocusedPicture, within area: CellArea, _ colors: Colors) {
        let around = picture.area.grown(by: 1)
        let ring = around.edge
        if around.clamped(to: self.area) == around, ring.allSatisfy({ isFree($0.row, $0.column, picture) }) {
            for (row, column) in ring {
                let index = row * columns + column
                cells[index].lines = around.thickLines(row, column)
                cells[index].foreground = colors == .none ? 0 : Self.focusBackground
            }
            return
        }
        let (rows, columns) = (picture.area.rows, picture.area.columns)
        let (row, column) = (
            (rows.lowerBound + rows.upperBound - 1) / 2, (columns.lowerBound + columns.upperBound - 1) / 2
        )
        let sides: [(Unicode.Scalar, Int, Int)] = [
            ("▸", row, columns.lowerBound - 1), ("◂", row, columns.upperBound),
            ("▾", rows.lowerBound - 1, column), ("▴", rows.upperBound, column),
        ]
        let free = sides.filter { self.area.contains($0.1, $0.2) && isFree($0.1, $0.2, picture) }
        let edges: [(Unicode.Scalar, Int, Int)] = [
            ("▸", row, columns.lowerBound), ("◂", row, columns.upperBound - 1),
        ]
        for (character, row, column) in free.isEmpty ? edges : free {
            let index = row * self.columns + column
            clearGlyph(at: index)
            cells[index].glyph = character.value
            cells[index].style = .text
            if colors == .none { continue }
            cells[index].background = Self.focusBackground
            cells[index].foreground = 0xFFFF_FFFF
        }
    }

    private func isFree(_ row: Int, _ column: Int, _ picture: FocusedPicture) -> Bool {
        let cell = cells[row * columns + column]
        return cell.isBlank && !cell.style.contains(.continued) && cell.background == picture.surroundings
    }
}

extension CellArea {
    fileprivate func grown(by count: Int) -> CellArea {
        CellArea(
            rows: rows.lowerBound - count..<rows.upperBound + count,
            columns: columns.lowerBound - count..<columns.upperBound + count)
    }

    fileprivate func joined(with other: CellArea) -> CellArea {
        func both(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
            min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
        }
        return CellArea(rows: both(rows, other.rows), columns: both(columns, other.columns))
    }

    /// The outermost cells.
    fileprivate var edge: [(row: Int, column: Int)] {
        var result: [(row: Int, column: Int)] = []
        for row in rows {
            for column in columns where isOnEdge(row, column) { result.append((row, column)) }
        }
        return result
    }

    private func isOnEdge(_ row: Int, _ column: Int) -> Bool {
        row == rows.lowerBound || row == rows.upperBound - 1 || column == columns.lowerBound
            || column == columns.upperBound - 1
    }

    /// Returns the lines of a thick frame in a cell on the edge.
    fileprivate func thickLines(_ row: Int, _ column: Int) -> UInt8 {
        var lines: UInt8 = 0
        for (direction, beside) in [
            (BoxCharacters.up, (row - 1, column)), (BoxCharacters.right, (row, column + 1)),
            (BoxCharacters.down, (row + 1, column)), (BoxCharacters.left, (row, column - 1)),
        ] where contains(beside.0, beside.1) && isOnEdge(beside.0, beside.1) {
            lines |= direction << 1
        }
        return lines
    }
}
