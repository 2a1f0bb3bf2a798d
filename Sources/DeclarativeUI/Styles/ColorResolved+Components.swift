import Drawing

extension Color.Resolved {
    /// The colour as the renderers take it.
    package var components: ColorComponents {
        ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
}
