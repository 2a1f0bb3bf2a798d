extension HoverFigures {
    /// Views that can rise.
    static let points = HoverFigures(lifts: true)
}
