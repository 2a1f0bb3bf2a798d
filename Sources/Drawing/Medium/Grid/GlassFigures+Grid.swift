extension GlassFigures {
    /// Layers without a rim, which would take whole characters.
    static let grid = GlassFigures(hasRim: false)
}
