extension SparseMatrix {
    /// Notes that a row has a cell in a column. Returns the place of the row in the column's list.
    mutating func link(_ column: Int32, _ row: Int32) -> Int32 {
        entries.append(row, to: &columns[Int(column)])
        return columns[Int(column)].count - 1
    }

    /// Notes that the row at a place of a column's list has no cell there any more.
    mutating func unlink(_ column: Int32, _ place: Int32) {
        let list = columns[Int(column)]
        let last = list.count - 1
        columns[Int(column)].count = last
        if place != last {
            let moved = entries.elements[Int(list.start + last)]
            entries.elements[Int(list.start + place)] = moved
            cells.elements[index(row: moved, column: column)].place = place
        }
        if last == 0 { entries.release(&columns[Int(column)]) }
    }

    /// Removes one cell.
    mutating func removeCell(row: Int32, column: Int32) {
        let index = index(row: row, column: column)
        if index < 0 { return }
        unlink(column, cells.elements[index].place)
        removeUnlinked(index, row: row)
    }

    /// Removes the cell at an index from its row, once its column does not know it any more.
    mutating func removeUnlinked(_ index: Int, row: Int32) {
        let end = rows[Int(row)].range.upperBound
        var later = index + 1
        while later < end {
            cells.elements[later - 1] = cells.elements[later]
            later += 1
        }
        rows[Int(row)].count -= 1
        if rows[Int(row)].count == 0 { cells.release(&rows[Int(row)]) }
    }

    /// Solves a row, which is equal to the unknown of its number, for the unknown of one of its columns.
    ///
    /// The row gets the number of that column, and the column is left with the rows that still have a cell in it.
    ///
    /// - Returns: The coefficient that the row had in the column.
    mutating func exchange(row: Int32, column: Int32) -> Double {
        let found = index(row: row, column: column)
        let pivot = cells.elements[found].coefficient
        unlink(column, cells.elements[found].place)
        let segment = rows[Int(row)]
        rows[Int(column)] = segment
        rows[Int(row)] = Segment()
        let inverse = 1 / pivot
        for index in segment.range where index != found {
            let cell = cells.elements[index]
            cells.elements[index].coefficient = -cell.coefficient * inverse
            entries.elements[Int(columns[Int(cell.column)].start + cell.place)] = column
        }
        // The cell of the former unknown takes the place of the pivot, and moves to where its column belongs.
        var index = found
        let new = Cell(coefficient: inverse, column: row, place: link(row, column))
        while index > segment.range.lowerBound, cells.elements[index - 1].column > row {
            cells.elements[index] = cells.elements[index - 1]
            index -= 1
        }
        while index + 1 < segment.range.upperBound, cells.elements[index + 1].column < row {
            cells.elements[index] = cells.elements[index + 1]
            index += 1
        }
        cells.elements[index] = new
        return pivot
    }

    /// Forgets which rows had cells in a column, once these have been eliminated.
    mutating func clearColumn(_ column: Int32) { entries.release(&columns[Int(column)]) }
}
