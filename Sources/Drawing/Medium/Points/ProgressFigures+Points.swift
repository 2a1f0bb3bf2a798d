extension ProgressFigures {
    /// Thin bars and rings.
    static let points = ProgressFigures(spacing: 4, barEnd: 0, ringSide: 20)
}
