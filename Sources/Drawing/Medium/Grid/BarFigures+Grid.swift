extension BarFigures {
    /// Bars of whole rows, of which one is for the line at the edge. In a container of
    /// fewer than eight rows a bar has one.
    static let grid = BarFigures(lineHeight: 16, toolbarHeight: 16, isClearAtEdge: false, roomyHeight: 128)
}
