/// The translucent layers of the system, of which both worlds take their colours.
///
/// What is behind a layer is not blurred: it shows through in the layer's colour.
package enum SystemMaterial: CaseIterable, Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar

    /// How much of what is behind the layer it hides, from 0 to 1.
    private var opacity: Double {
        switch self {
        case .ultraThin: 0.35
        case .thin: 0.5
        case .regular: 0.65
        case .thick: 0.8
        case .ultraThick: 0.92
        case .bar: 0.85
        }
    }

    /// Returns the colour of the layer in a light or dark style; an opaque one for people who want less transparency.
    package func components(isDark: Bool, isOpaque: Bool) -> ColorComponents {
        ColorComponents(white: isDark ? 0.13 : 0.97, alpha: isOpaque ? 1 : opacity)
    }
}
