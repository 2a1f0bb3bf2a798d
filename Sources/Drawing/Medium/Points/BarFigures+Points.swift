extension BarFigures {
    /// Bars with a thin line at the edge, which takes no room.
    static let points = BarFigures(lineHeight: 0, toolbarHeight: 44, isClearAtEdge: true, roomyHeight: 0)
}
