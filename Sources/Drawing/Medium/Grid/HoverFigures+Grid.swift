extension HoverFigures {
    /// Views that stay where they are.
    static let grid = HoverFigures(lifts: false)
}
