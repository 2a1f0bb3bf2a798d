extension BarFigures {
    /// Bars of whole rows, of which one is for the line at the edge. On a screen of fewer than eight
    /// rows a bar has one row.
    static let grid = BarFigures(lineHeight: 16, toolbarHeight: 16, isClearAtEdge: false, roomyHeight: 128)
}
