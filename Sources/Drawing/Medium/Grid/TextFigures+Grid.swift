extension TextFigures {
    /// Letters in cells.
    static let grid = TextFigures(look: .cells)
}
