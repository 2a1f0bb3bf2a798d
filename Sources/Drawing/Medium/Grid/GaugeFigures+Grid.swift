extension GaugeFigures {
    /// Gauges of whole cells: a line has a row of its own, and a ring is as wide as eight characters.
    static let grid = GaugeFigures(look: .characters, lineWidth: 4, inset: 4, leastLineHeight: 16, ringSide: 64)
}
