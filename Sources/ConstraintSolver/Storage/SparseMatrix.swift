/// A matrix most of whose coefficients are zero.
///
/// A row is a sorted sequence of cells. Each column knows its rows, so that work on a column touches these alone.
struct SparseMatrix {
    /// A coefficient that is not zero.
    struct Cell {
        var coefficient: Double
        var column: Int32
        /// The place of the row in the list of the column's rows.
        var place: Int32 = 0
    }

    /// The cells of all rows.
    var cells = SegmentPool(filler: Cell(coefficient: 0, column: 0))
    /// The numbers of the rows of all columns.
    var entries = SegmentPool<Int32>(filler: 0)
    /// Where the cells of each row are.
    var rows: ContiguousArray<Segment> = []
    /// Where the rows of each column are.
    var columns: ContiguousArray<Segment> = []
    /// The row that a sum is put together in.
    var scratch: ContiguousArray<Cell> = []

    /// Allocates storage for a number of rows and columns.
    mutating func reserveCapacity(rows rowCount: Int, columns columnCount: Int) {
        rows.reserveCapacity(rowCount)
        columns.reserveCapacity(columnCount)
        scratch.reserveCapacity(8)
    }

    /// Adds rows and columns, so that there are those with numbers below the given ones.
    mutating func grow(rows rowCount: Int, columns columnCount: Int) {
        while rows.count < rowCount { rows.append(Segment()) }
        while columns.count < columnCount { columns.append(Segment()) }
    }

    /// Whether no row has a coefficient in a column.
    func isEmpty(column: Int32) -> Bool { columns[Int(column)].count == 0 }

    /// Whether a row has no coefficients.
    func isEmpty(row: Int32) -> Bool { rows[Int(row)].count == 0 }

    /// Returns a coefficient, which is zero if there is no cell. Logarithmic in the length of the row.
    func coefficient(row: Int32, column: Int32) -> Double {
        let index = index(row: row, column: column)
        return index < 0 ? 0 : cells.elements[index].coefficient
    }

    /// Returns the index of a cell, or a negative number if there is none.
    func index(row: Int32, column: Int32) -> Int {
        var (low, high) = (rows[Int(row)].range.lowerBound, rows[Int(row)].range.upperBound)
        let end = high
        while high - low > 4 {
            let middle = (low + high) / 2
            if cells.elements[middle].column < column { low = middle + 1 } else { high = middle + 1 }
        }
        high = min(high, end)
        while low < high {
            if cells.elements[low].column == column { return low }
            low += 1
        }
        return -1
    }

    /// Replaces the cells of a row. They are sorted by column; their places are found here.
    mutating func setRow(_ row: Int32, _ new: inout ContiguousArray<Cell>) {
        removeRow(row)
        for index in new.indices { new[index].place = link(new[index].column, row) }
        cells.replace(&rows[Int(row)], with: new)
    }

    /// Removes the cells of a row.
    mutating func removeRow(_ row: Int32) {
        for index in rows[Int(row)].range {
            let cell = cells.elements[index]
            unlink(cell.column, cell.place)
        }
        cells.release(&rows[Int(row)])
    }
}
