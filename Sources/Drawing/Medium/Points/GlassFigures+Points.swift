extension GlassFigures {
    /// Layers with a rim of light.
    static let points = GlassFigures(hasRim: true)
}
