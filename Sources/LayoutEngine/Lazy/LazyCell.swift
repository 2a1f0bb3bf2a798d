/// What a lazy container knows of a view in it.
package struct LazyCell: Equatable {
    package enum Role {
        case cell
        case header
        case footer
    }

    /// Which cell it is; -1 for what is on its way out.
    package var number: Int
    /// What it is in its section. Headers and footers have lines of their own.
    package var role = Role.cell
    /// Whether it begins on a new line.
    var isFirst = false
    /// Which of the container's sections keeps it in sight; -1 for none.
    package var section = -1
    /// Whether its line cannot be seen: it is there as it is pinned, and says nothing of the lines.
    package var isAway = false

    package init(number: Int, role: Role = .cell, section: Int = -1, isAway: Bool = false) {
        self.number = number
        self.role = role
        self.section = section
        self.isAway = isAway
    }

    /// Whether it takes part in the lines that can be seen.
    package var isInLine: Bool { number >= 0 && !isAway }

    /// The first cell of a line at or behind a cell, where a line has some number of cells.
    package static func newLine(_ cell: Int, _ columns: Int) -> Int { (cell + columns - 1) / columns * columns }
}
