extension SpinnerFigures {
    /// Rings of spokes.
    static let points = SpinnerFigures(look: .shapes, fixedSize: nil)
}
