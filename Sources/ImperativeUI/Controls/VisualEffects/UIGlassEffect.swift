import Drawing
import Foundation

/// A visual effect with a layer of glass, in a capsule as large as the view.
///
/// The content behind the glass shows through in its colours, and is neither blurred nor bent. A picture shows a
/// highlight along the edge; a text screen shows the colour alone, in whole characters. The glass is opaque if the
/// accessibility settings ask for reduced transparency. Changes to an effect after it is assigned to a view have no
/// effect on that view.
@MainActor @preconcurrency open class UIGlassEffect: UIVisualEffect {
    /// The transparency of the glass.
    public enum Style: Int, Sendable {
        /// Glass that is about half transparent.
        case regular = 0
        /// Glass that is mostly transparent.
        case clear = 1
    }

    private final let style: Style

    /// A Boolean value that indicates whether the glass lights up while it is touched; `false` by default.
    open var isInteractive = false
    /// The tint colour of the glass; `nil`, the default, for none.
    open var tintColor: UIColor?

    /// Creates a glass effect with a style.
    public init(style: UIGlassEffect.Style = .regular) {
        self.style = style
        super.init()
    }

    /// The current settings.
    final var settings: GlassSettings {
        GlassSettings(kind: style == .regular ? .regular : .clear, tint: tintColor, isInteractive: isInteractive)
    }
}

/// A visual effect that draws the glass of the view's descendants as one layer, behind the view's content.
///
/// Neighbouring glass of the same appearance flows together like drops.
@MainActor @preconcurrency open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which glass begins to flow together, in points; 0, the default, joins only glass that touches.
    /// A number that is negative or not finite counts as 0.
    ///
    /// Changes to an effect after it is assigned to a view have no effect on that view.
    open var spacing: CGFloat = 0

    /// Creates an effect for a container of glass.
    public override init() { super.init() }
}

/// The settings of a glass effect.
struct GlassSettings {
    let kind: GlassFigure.Kind
    let tint: UIColor?
    let isInteractive: Bool

    /// Returns the layer with the traits of a view.
    @MainActor func figure(in view: UIView, isHeld: Bool) -> GlassFigure {
        let traits = view.traitCollection
        return GlassFigure(
            kind, tint: tint?.resolvedCGColor(with: traits).value, isDark: traits.userInterfaceStyle == .dark,
            isOpaque: traits.accessibilityFlags.contains(.reduceTransparency), isHeld: isHeld)
    }
}
