/// What a lazy container knows of a view in it.
struct LazyCell: Equatable {
    enum Role {
        case cell
        case header
        case footer
    }

    /// Which cell it is; -1 for what is on its way out.
    var number: Int
    /// What it is in its section. Headers and footers have lines of their own.
    var role = Role.cell
    /// Whether it begins on a new line.
    var isFirst = false
    /// Which of the container's sections keeps it in sight; -1 for none.
    var section = -1
    /// Whether its line cannot be seen: it is there as it is pinned, and says nothing of the lines.
    var isAway = false

    /// Whether it takes part in the lines that can be seen.
    var isInLine: Bool { number >= 0 && !isAway }
}
