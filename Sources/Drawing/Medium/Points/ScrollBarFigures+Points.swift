extension ScrollBarFigures {
    /// Thin bars with round ends.
    static let points = ScrollBarFigures(thickness: 3, gap: 3, corner: 1.5)
}
