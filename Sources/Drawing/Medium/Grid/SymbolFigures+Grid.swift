extension SymbolFigures {
    /// Symbols of characters.
    static let grid = SymbolFigures(look: .characters)
}
