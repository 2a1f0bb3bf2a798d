extension ScrollBarFigures {
    /// Bars of half a character.
    static let grid = ScrollBarFigures(thickness: 4, gap: 0, corner: 0)
}
