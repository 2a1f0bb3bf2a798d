extension SegmentFigures {
    static let grid = SegmentFigures(
        height: 16, margin: 0, inset: 8, padding: 0, mark: .tint, track: .quaternarySystemFill, hasOwnFonts: false)
}
