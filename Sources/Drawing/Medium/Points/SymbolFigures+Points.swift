extension SymbolFigures {
    /// Symbols that are drawn.
    static let points = SymbolFigures(look: .shapes)
}
