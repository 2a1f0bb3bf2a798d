import Foundation
import ImperativeUI
import LayoutEngine
import UnifiedStorage

/// The system's environment keys that stand for system traits, and their values for unspecified traits.
enum SystemPairs {
    /// The bridges by key.
    static let bridges: [KeyID: EnvironmentBridge] = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    private static var all: [EnvironmentBridge] {
        [
            TraitBridge(ColorSchemeKey.self) {
                ColorScheme($0.userInterfaceStyle) ?? .light
            } write: {
                $1.userInterfaceStyle = UIUserInterfaceStyle($0)
            },
            TraitBridge(ColorSchemeContrastKey.self) {
                ColorSchemeContrast($0.accessibilityContrast)
            } write: {
                $1.accessibilityContrast = UIAccessibilityContrast($0)
            },
            TraitBridge(LayoutDirectionKey.self) {
                LayoutDirection($0.layoutDirection)
            } write: {
                $1.layoutDirection = UITraitEnvironmentLayoutDirection($0)
            },
            TraitBridge(DynamicTypeSizeKey.self) {
                DynamicTypeSize($0.preferredContentSizeCategory)
            } write: {
                $1.preferredContentSizeCategory = UIContentSizeCategory($0)
            },
            // A scale of 0 means that the trait is unspecified.
            TraitBridge(DisplayScaleKey.self) {
                $0.displayScale > 0 ? $0.displayScale : nil
            } write: {
                $1.displayScale = $0
            },
            TraitBridge(HorizontalSizeClassKey.self) {
                .some(UserInterfaceSizeClass($0.horizontalSizeClass))
            } write: {
                $1.horizontalSizeClass = UIUserInterfaceSizeClass($0)
            },
            TraitBridge(VerticalSizeClassKey.self) {
                .some(UserInterfaceSizeClass($0.verticalSizeClass))
            } write: {
                $1.verticalSizeClass = UIUserInterfaceSizeClass($0)
            },
            // Converts from traits to the environment only.
            TraitBridge(
                LegibilityWeightKey.self, read: { LegibilityWeight($0.legibilityWeight).map { .some($0) } },
                write: nil),
            // Converts from the environment to traits only.
            TraitBridge(
                AppearsActiveKey.self, read: nil, write: { $1.activeAppearance = $0 ? .active : .inactive }),
            TraitBridge(TypesettingLanguageKey.self) {
                $0.typesettingLanguage.map { .explicit($0) } ?? .automatic
            } write: {
                $1.typesettingLanguage = $0.language
            },
            // Without the trait, views have the system's locale.
            TraitBridge(LocaleKey.self) {
                $0.locale ?? Locale.current
            } write: {
                $1.locale = $0
            },
            TraitBridge(TextMediumKey.self) {
                $0.textMedium
            } write: {
                $1.textMedium = $0
            },
            TraitBridge(ScrollBarsKey.self) {
                $0.showsScrollBars
            } write: {
                $1.showsScrollBars = $0
            },
            TraitBridge(AllowedDynamicRangeKey.self) {
                .some(Image.DynamicRange($0.imageDynamicRange))
            } write: {
                $1.imageDynamicRange = UIImage.DynamicRange($0)
            },
        ]
    }
}

extension Image.DynamicRange {
    /// Makes the range from that of a trait; `nil` for an unspecified one.
    fileprivate init?(_ range: UIImage.DynamicRange) {
        switch range {
        case .unspecified: return nil
        case .standard: self = .standard
        case .constrainedHigh: self = .constrainedHigh
        case .high: self = .high
        }
    }
}

extension UIImage.DynamicRange {
    /// Makes a trait's range; unspecified for `nil`.
    fileprivate init(_ range: Image.DynamicRange?) {
        self =
            switch range?.limit {
            case nil: .unspecified
            case .standard: .standard
            case .constrainedHigh: .constrainedHigh
            case .high: .high
            }
    }
}
