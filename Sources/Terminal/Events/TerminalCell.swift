/// A cell of a terminal, counted from zero, from the top left.
package struct TerminalCell: Hashable, Sendable {
    /// How many columns are to the left of it.
    package var column: Int
    /// How many rows are above it.
    package var row: Int

    /// A cell.
    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}
