/// The facts a lazy container knows about one of its views.
package struct LazyCell: Equatable {
    package enum Role {
        case cell
        case header
        case footer
    }

    /// The index of the cell; -1 for a view that is being removed.
    package var number: Int
    /// The view's role in its section. Headers and footers have lines of their own.
    package var role = Role.cell
    /// Whether the cell begins a new line.
    var isFirst = false
    /// The index of the container's section that pins the view; -1 for none.
    package var section = -1
    /// Whether the view exists only because it is pinned: its line is out of sight, and it does not affect the metrics.
    package var isAway = false

    package init(number: Int, role: Role = .cell, section: Int = -1, isAway: Bool = false) {
        self.number = number
        self.role = role
        self.section = section
        self.isAway = isAway
    }

    /// Whether the view takes part in the visible lines.
    package var isInLine: Bool { number >= 0 && !isAway }

    /// Returns the first cell of the line that starts at or after `cell`, for lines of `columns` cells.
    package static func newLine(_ cell: Int, _ columns: Int) -> Int { (cell + columns - 1) / columns * columns }
}
