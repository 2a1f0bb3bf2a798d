extension ProgressFigures {
    /// Bars with a row of their own, and rings of some rows.
    static let grid = ProgressFigures(spacing: 0, barEnd: 6, ringSide: 32)
}
