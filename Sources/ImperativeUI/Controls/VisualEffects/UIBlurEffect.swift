import Drawing
import Foundation

/// A translucent layer of one of the system's materials.
///
/// What is behind it shows through in its colour, and is not blurred. Where less transparency is asked for in the system's
/// settings for accessibility, it is opaque.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
    /// How much a layer lets through, and whether it follows the style of the interface.
    public enum Style: Int, Sendable {
        /// Light and more opaque than transparent, in every interface style.
        case extraLight = 0
        /// Light, in every interface style.
        case light = 1
        /// Dark, in every interface style.
        case dark = 2
        /// About half transparent, in the style of the interface.
        case regular = 4
        /// More opaque than transparent, in the style of the interface.
        case prominent = 5
        /// Mostly transparent, in the style of the interface.
        case systemUltraThinMaterial = 6
        /// More transparent than opaque, in the style of the interface.
        case systemThinMaterial = 7
        /// About half transparent, in the style of the interface.
        case systemMaterial = 8
        /// More opaque than transparent, in the style of the interface.
        case systemThickMaterial = 9
        /// The layer of bars, in the style of the interface.
        case systemChromeMaterial = 10
        /// Mostly transparent, and light.
        case systemUltraThinMaterialLight = 11
        /// More transparent than opaque, and light.
        case systemThinMaterialLight = 12
        /// About half transparent, and light.
        case systemMaterialLight = 13
        /// More opaque than transparent, and light.
        case systemThickMaterialLight = 14
        /// The layer of bars, and light.
        case systemChromeMaterialLight = 15
        /// Mostly transparent, and dark.
        case systemUltraThinMaterialDark = 16
        /// More transparent than opaque, and dark.
        case systemThinMaterialDark = 17
        /// About half transparent, and dark.
        case systemMaterialDark = 18
        /// More opaque than transparent, and dark.
        case systemThickMaterialDark = 19
        /// The layer of bars, and dark.
        case systemChromeMaterialDark = 20
    }

    /// The colour of the layer.
    package final let color: UIColor

    /// Makes the layer of a style.
    public init(style: UIBlurEffect.Style) {
        let (material, fixed) = (style.material, style.isDark)
        color = UIColor { traits in
            let components = material.components(
                isDark: fixed ?? (traits.userInterfaceStyle == .dark),
                isOpaque: UIAccessibility.isReduceTransparencyEnabled)
            return UIColor(cgColor: CGColor(components))
        }
        super.init()
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
