extension SegmentFigures {
    static let points = SegmentFigures(
        height: 32, margin: 2, inset: 12, padding: 6, mark: .plate, track: .tertiarySystemFill, hasOwnFonts: true)
}
