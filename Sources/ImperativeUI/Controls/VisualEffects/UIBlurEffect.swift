import Drawing
import Foundation

/// A visual effect with a translucent layer of a system material.
///
/// The content behind the layer shows through: blurred in the pages of browsers, in its colours in pictures. The layer
/// is opaque if the accessibility settings ask for reduced transparency.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
    /// The material of a blur effect: its transparency, and whether it follows the interface style.
    public enum Style: Int, Sendable {
        /// A light, mostly opaque material in every interface style.
        case extraLight = 0
        /// A light material in every interface style.
        case light = 1
        /// A dark material in every interface style.
        case dark = 2
        /// A half-transparent material that follows the interface style.
        case regular = 4
        /// A more opaque than transparent material that follows the interface style.
        case prominent = 5
        /// A mostly transparent material that follows the interface style.
        case systemUltraThinMaterial = 6
        /// A more transparent than opaque material that follows the interface style.
        case systemThinMaterial = 7
        /// A half-transparent material that follows the interface style.
        case systemMaterial = 8
        /// A more opaque than transparent material that follows the interface style.
        case systemThickMaterial = 9
        /// The material of bars, which follows the interface style.
        case systemChromeMaterial = 10
        /// A mostly transparent light material.
        case systemUltraThinMaterialLight = 11
        /// A more transparent than opaque light material.
        case systemThinMaterialLight = 12
        /// A half-transparent light material.
        case systemMaterialLight = 13
        /// A more opaque than transparent light material.
        case systemThickMaterialLight = 14
        /// The light material of bars.
        case systemChromeMaterialLight = 15
        /// A mostly transparent dark material.
        case systemUltraThinMaterialDark = 16
        /// A more transparent than opaque dark material.
        case systemThinMaterialDark = 17
        /// A half-transparent dark material.
        case systemMaterialDark = 18
        /// A more opaque than transparent dark material.
        case systemThickMaterialDark = 19
        /// The dark material of bars.
        case systemChromeMaterialDark = 20
    }

    private let style: Style

    /// Creates a blur effect with a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// Returns the paint of the layer.
    package final func paint(with traits: UITraitCollection) -> Paint {
        .material(
            style.material.components(
                isDark: style.isDark ?? (traits.userInterfaceStyle == .dark),
                isOpaque: traits.accessibilityFlags.contains(.reduceTransparency)))
    }

    /// Draws the layer in an area of the current context.
    final func draw(in area: CGRect, with traits: UITraitCollection) {
        UIGraphicsGetCurrentContext()?.emit { $0.fill(.rect(area), with: paint(with: traits)) }
    }
}

extension UIBlurEffect.Style {
    fileprivate var material: SystemMaterial {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
    }

    /// Whether the layer is dark in every style of the interface; `nil` for one that follows it.
    fileprivate var isDark: Bool? {
        switch self {
        case .regular, .prominent: nil
        case .extraLight, .light: false
        case .dark: true
        default: rawValue >= 16 ? true : rawValue >= 11 ? false : nil
        }
    }
}
