extension TextFigures {
    /// Letters of fonts.
    static let points = TextFigures(look: .faces)
}
