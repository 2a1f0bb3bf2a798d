import Foundation
import ImperativeUI

// Which system values follow which traits, and how an open ("unspecified") trait counts.

extension ColorSchemeKey: SystemBridgedKey {
    static func readTraits(_ traits: UITraitCollection) -> ColorScheme? {
        ColorScheme(traits.userInterfaceStyle) ?? .light
    }
    static func writeTraits(_ value: ColorScheme, to traits: inout any UIMutableTraits) {
        traits.userInterfaceStyle = UIUserInterfaceStyle(value)
    }
}

extension ColorSchemeContrastKey: SystemBridgedKey {
    static func readTraits(_ traits: UITraitCollection) -> ColorSchemeContrast? {
        ColorSchemeContrast(traits.accessibilityContrast)
    }
    static func writeTraits(_ value: ColorSchemeContrast, to traits: inout any UIMutableTraits) {
        traits.accessibilityContrast = UIAccessibilityContrast(value)
    }
}

extension LayoutDirectionKey: SystemBridgedKey {
    static func readTraits(_ traits: UITraitCollection) -> LayoutDirection? {
        LayoutDirection(traits.layoutDirection)
    }
    static func writeTraits(_ value: LayoutDirection, to traits: inout any UIMutableTraits) {
        traits.layoutDirection = UITraitEnvironmentLayoutDirection(value)
    }
}

extension DynamicTypeSizeKey: SystemBridgedKey {
    static func readTraits(_ traits: UITraitCollection) -> DynamicTypeSize? {
        DynamicTypeSize(traits.preferredContentSizeCategory)
    }
    static func writeTraits(_ value: DynamicTypeSize, to traits: inout any UIMutableTraits) {
        traits.preferredContentSizeCategory = UIContentSizeCategory(value)
    }
}

extension DisplayScaleKey: SystemBridgedKey {
    // A scale of 0 is the trait's way to leave it open.
    static func readTraits(_ traits: UITraitCollection) -> CGFloat? {
        traits.displayScale > 0 ? traits.displayScale : nil
    }
    static func writeTraits(_ value: CGFloat, to traits: inout any UIMutableTraits) { traits.displayScale = value }
}

extension HorizontalSizeClassKey: SystemBridgedKey {
    static func readTraits(_ traits: UITraitCollection) -> UserInterfaceSizeClass?? {
        .some(UserInterfaceSizeClass(traits.horizontalSizeClass))
    }
    static func writeTraits(_ value: UserInterfaceSizeClass?, to traits: inout any UIMutableTraits) {
        traits.horizontalSizeClass = UIUserInterfaceSizeClass(value)
    }
}

extension VerticalSizeClassKey: SystemBridgedKey {
    static func readTraits(_ traits: UITraitCollection) -> UserInterfaceSizeClass?? {
        .some(UserInterfaceSizeClass(traits.verticalSizeClass))
    }
    static func writeTraits(_ value: UserInterfaceSizeClass?, to traits: inout any UIMutableTraits) {
        traits.verticalSizeClass = UIUserInterfaceSizeClass(value)
    }
}

extension LegibilityWeightKey: SystemBridgedKey {
    static func readTraits(_ traits: UITraitCollection) -> LegibilityWeight?? {
        LegibilityWeight(traits.legibilityWeight).map { .some($0) }
    }
    static func writeTraits(_ value: LegibilityWeight?, to traits: inout any UIMutableTraits) {}
    /// This one goes from traits to the environment only.
    static var reachesTraits: Bool { false }
}

extension AppearsActiveKey: SystemBridgedKey {
    /// This one goes from the environment to traits only.
    static func readTraits(_ traits: UITraitCollection) -> Bool? { nil }
    static func writeTraits(_ value: Bool, to traits: inout any UIMutableTraits) {
        traits.activeAppearance = value ? .active : .inactive
    }
}

extension TypesettingLanguageKey: SystemBridgedKey {
    static func readTraits(_ traits: UITraitCollection) -> TypesettingLanguage? {
        traits.typesettingLanguage.map { .explicit($0) } ?? .automatic
    }
    static func writeTraits(_ value: TypesettingLanguage, to traits: inout any UIMutableTraits) {
        traits.typesettingLanguage = value.language
    }
}

extension AllowedDynamicRangeKey: SystemBridgedKey {
    static func readTraits(_ traits: UITraitCollection) -> Image.DynamicRange?? {
        switch traits.imageDynamicRange {
        case .unspecified: .some(nil)
        case .standard: .some(.standard)
        case .constrainedHigh: .some(.constrainedHigh)
        case .high: .some(.high)
        }
    }
    static func writeTraits(_ value: Image.DynamicRange?, to traits: inout any UIMutableTraits) {
        traits.imageDynamicRange =
            switch value?.limit {
            case nil: .unspecified
            case .standard: .standard
            case .constrainedHigh: .constrainedHigh
            case .high: .high
            }
    }
}
