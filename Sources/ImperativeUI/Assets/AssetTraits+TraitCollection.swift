import Drawing
import Foundation

extension AssetTraits {
    /// Reads some aspects of a trait collection. Traits for other aspects are not read, so that nothing depends on
    /// them.
    package init(_ traits: UITraitCollection, reading aspects: Aspects) {
        self.init()
        if aspects.contains(.idiom) { idiom = Idiom(traits.userInterfaceIdiom) }
        if aspects.contains(.style) {
            switch traits.userInterfaceStyle {
            case .dark: isDark = true
            case .light: isDark = false
            case .unspecified: break
            }
        }
        if aspects.contains(.contrast) {
            switch traits.accessibilityContrast {
            case .high: isHighContrast = true
            case .normal: isHighContrast = false
            case .unspecified: break
            }
        }
        if aspects.contains(.direction) {
            switch traits.layoutDirection {
            case .leftToRight: direction = .leftToRight
            case .rightToLeft: direction = .rightToLeft
            case .unspecified: break
            }
        }
        if aspects.contains(.width) { width = SizeClass(traits.horizontalSizeClass) }
        if aspects.contains(.height) { height = SizeClass(traits.verticalSizeClass) }
        if aspects.contains(.textSize), traits.preferredContentSizeCategory != .unspecified {
            textSize = traits.preferredContentSizeCategory.rawValue
        }
        if aspects.contains(.legibility) {
            switch traits.legibilityWeight {
            case .bold: isBold = true
            case .regular: isBold = false
            case .unspecified: break
            }
        }
        if aspects.contains(.gamut) {
            switch traits.displayGamut {
            case .P3: gamut = .displayP3
            case .SRGB: gamut = .sRGB
            case .unspecified: break
            }
        }
        if aspects.contains(.scale), traits.displayScale.isFinite, traits.displayScale > 0 {
            scale = traits.displayScale
        }
    }
}

extension AssetTraits.Aspects {
    /// All aspects.
    package static let all = AssetTraits.Aspects(rawValue: (1 << 10) - 1)

    /// The traits that say something of these aspects.
    package var traits: [UITrait] {
        let table: [(AssetTraits.Aspects, UITrait)] = [
            (.idiom, UITraitUserInterfaceIdiom.self), (.style, UITraitUserInterfaceStyle.self),
            (.direction, UITraitLayoutDirection.self), (.scale, UITraitDisplayScale.self),
            (.width, UITraitHorizontalSizeClass.self), (.height, UITraitVerticalSizeClass.self),
            (.textSize, UITraitPreferredContentSizeCategory.self), (.gamut, UITraitDisplayGamut.self),
            (.contrast, UITraitAccessibilityContrast.self), (.legibility, UITraitLegibilityWeight.self),
        ]
        return table.filter { contains($0.0) }.map(\.1)
    }
}

extension AssetTraits.Idiom {
    fileprivate init?(_ idiom: UIUserInterfaceIdiom) {
        switch idiom {
        case .phone: self = .phone
        case .pad: self = .pad
        case .tv: self = .tv
        case .carPlay: self = .car
        case .mac: self = .mac
        case .vision: self = .vision
        default: return nil
        }
    }
}

extension AssetTraits.SizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}
