/// A rectangle of cells.
struct CellArea: Equatable {
    var rows: Range<Int>
    var columns: Range<Int>

    func contains(_ row: Int, _ column: Int) -> Bool { rows.contains(row) && columns.contains(column) }

    /// Returns the cells of the area that are in another one.
    func clamped(to other: CellArea) -> CellArea {
        CellArea(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
    }
}
