import Drawing
import Foundation

/// A layer of glass in a capsule, as wide and high as the view.
///
/// What is behind it shows through in its colour, and is neither blurred nor bent. A picture shows a line of light along its
/// edge; a text screen the colour alone, in whole characters. Where less transparency is asked for in the settings for
/// accessibility, it is opaque. What is set on the effect counts as it is when a view is given the effect.
@MainActor @preconcurrency open class UIGlassEffect: UIVisualEffect {
    /// How much a layer lets through.
    public enum Style: Int, Sendable {
        /// About half.
        case regular = 0
        /// Most.
        case clear = 1
    }

    private final let style: Style

    /// Whether the glass shines while it is touched; false by default.
    open var isInteractive = false
    /// The colour of the glass itself; `nil`, the default, for none.
    open var tintColor: UIColor?

    /// Makes glass of a style.
    public init(style: UIGlassEffect.Style = .regular) {
        self.style = style
        super.init()
    }

    /// What is set now.
    final var settings: GlassSettings {
        GlassSettings(kind: style == .regular ? .regular : .clear, tint: tintColor, isInteractive: isInteractive)
    }
}

/// Draws the glass of the views in its view as one layer, behind everything that the view contains.
///
/// Glass that looks the same flows together where it is near, as drops do.
@MainActor @preconcurrency open class UIGlassContainerEffect: UIVisualEffect {
    /// How near glass is, in points, when it begins to flow together; 0, the default, joins only glass that touches. A
    /// negative number and one that is not finite count as 0.
    ///
    /// It counts as it is when a view is given the effect.
    open var spacing: CGFloat = 0

    /// Makes the effect of a container.
    public override init() { super.init() }
}

/// What is set on a glass effect.
struct GlassSettings {
    let kind: GlassFigure.Kind
    let tint: UIColor?
    let isInteractive: Bool

    /// Returns the layer with the traits of a view.
    @MainActor func figure(in view: UIView, isHeld: Bool) -> GlassFigure {
        let traits = view.traitCollection
        return GlassFigure(
            kind, tint: tint?.resolvedCGColor(with: traits).value, isDark: traits.userInterfaceStyle == .dark,
            isOpaque: UIAccessibility.isReduceTransparencyEnabled, isHeld: isHeld)
    }
}
