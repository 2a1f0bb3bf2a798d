extension SparseMatrix {
    /// Adds a multiple of one row to another one.
    ///
    /// - Parameter eliminated: A column whose cell goes, without a change of the list of the column's rows.
    mutating func add(_ factor: Double, of source: Int32, to target: Int32, eliminating eliminated: Int32 = -1) {
        let (mine, other) = (rows[Int(target)].range, rows[Int(source)].range)
        if mine.count > 16, mine.count > 8 * other.count {
            addCells(factor, other, to: target, eliminating: eliminated)
            return
        }
        scratch.removeAll(keepingCapacity: true)
        var (index, otherIndex) = (mine.lowerBound, other.lowerBound)
        while index < mine.upperBound || otherIndex < other.upperBound {
            let column = index < mine.upperBound ? cells.elements[index].column : .max
            let otherColumn = otherIndex < other.upperBound ? cells.elements[otherIndex].column : .max
            if column < otherColumn {
                if column != eliminated { scratch.append(cells.elements[index]) }
                index += 1
            } else if column > otherColumn {
                let coefficient = factor * cells.elements[otherIndex].coefficient
                if abs(coefficient) > Tolerance.smallestCoefficient {
                    let place = link(otherColumn, target)
                    scratch.append(Cell(coefficient: coefficient, column: otherColumn, place: place))
                }
                otherIndex += 1
            } else {
                var cell = cells.elements[index]
                let addend = factor * cells.elements[otherIndex].coefficient
                let sum = cell.coefficient + addend
                if Tolerance.cancels(sum, addend) {
                    unlink(column, cell.place)
                } else {
                    cell.coefficient = sum
                    scratch.append(cell)
                }
                index += 1
                otherIndex += 1
            }
        }
        cells.replace(&rows[Int(target)], with: scratch)
        if scratch.isEmpty { cells.release(&rows[Int(target)]) }
    }

    /// Adds a multiple of a short row to a long one, whose other cells mostly stay where they are.
    private mutating func addCells(
        _ factor: Double, _ source: Range<Int>, to target: Int32, eliminating eliminated: Int32
    ) {
        if eliminated >= 0 { removeUnlinked(index(row: target, column: eliminated), row: target) }
        for place in source {
            let column = cells.elements[place].column
            let addend = factor * cells.elements[place].coefficient
            let found = index(row: target, column: column)
            if found < 0 {
                if abs(addend) > Tolerance.smallestCoefficient { insert(addend, row: target, column: column) }
                continue
            }
            let sum = cells.elements[found].coefficient + addend
            if Tolerance.cancels(sum, addend) {
                unlink(column, cells.elements[found].place)
                removeUnlinked(found, row: target)
            } else {
                cells.elements[found].coefficient = sum
            }
        }
    }

    /// Adds a cell to a row that has none in its column.
    private mutating func insert(_ coefficient: Double, row: Int32, column: Int32) {
        let cell = Cell(coefficient: coefficient, column: column, place: link(column, row))
        cells.append(cell, to: &rows[Int(row)])
        let range = rows[Int(row)].range
        var index = range.upperBound - 1
        while index > range.lowerBound, cells.elements[index - 1].column > column {
            cells.elements[index] = cells.elements[index - 1]
            index -= 1
        }
        cells.elements[index] = cell
    }
}
