/// The translucent layers of the system, from which both worlds take their colours.
///
/// A layer blurs its backdrop in viewers that can; in others, the backdrop shows through in the layer's colour.
package enum SystemMaterial: CaseIterable, Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar

    /// How much of its backdrop the layer hides, from 0 to 1.
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

    /// Returns the colour of the layer in a light or dark style; an opaque one for users with reduced transparency.
    package func components(isDark: Bool, isOpaque: Bool) -> ColorComponents {
        ColorComponents(white: isDark ? 0.13 : 0.97, alpha: isOpaque ? 1 : opacity)
    }
}
