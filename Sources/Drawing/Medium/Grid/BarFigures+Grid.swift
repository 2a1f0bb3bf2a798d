extension BarFigures {
    /// Bars of whole rows, of which one is for the line at the edge.
    static let grid = BarFigures(lineHeight: 16, toolbarHeight: 16, isClearAtEdge: false)
}
