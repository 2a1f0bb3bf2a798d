extension GaugeFigures {
    /// Gauges that are drawn.
    static let points = GaugeFigures(look: .shapes, lineWidth: 6, inset: 6, leastLineHeight: 20, ringSide: 58)
}
