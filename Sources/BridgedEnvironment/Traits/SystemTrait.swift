/// A trait of the system: it is always known to decoders and printed in a fixed order.
protocol SystemTrait: UITraitDefinition where Value: Codable & Hashable & Sendable {
    /// The name printed in a collection's description.
    static var printedName: String { get }
    /// A value as a collection's description prints it.
    static func printed(_ value: Value) -> String
    /// Whether a value that was read from outside makes sense; yes unless a trait knows better.
    static func accepts(_ value: Value) -> Bool
}

extension SystemTrait {
    static func accepts(_ value: Value) -> Bool { true }

    /// Whether a value of any type is one of this trait's that makes sense.
    static func acceptsDecoded(_ value: Any) -> Bool { (value as? Value).map(accepts) ?? false }

    static var printedName: String { name }

    /// `Name = value`, or `nil` where the value is the default.
    static func text(in map: PropertyMap) -> String? {
        guard let value = map.value(of: self, in: .trait), value != defaultValue else { return nil }
        return "\(printedName) = \(printed(value))"
    }
}

/// The lists of the system's traits.
enum SystemTraits {
    /// All system traits, in the order descriptions print them.
    static var all: [any SystemTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self,
            UITraitLayoutDirection.self, UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
            UITraitActiveAppearance.self, UITraitToolbarItemPresentationSize.self, UITraitImageDynamicRange.self,
            UITraitTypesettingLanguage.self, UITraitSceneCaptureState.self, UITraitListEnvironment.self,
            UITraitHDRHeadroomUsageLimit.self, UITraitTabAccessoryEnvironment.self,
            UITraitSplitViewControllerLayoutEnvironment.self,
            UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
        ]
    }

    /// Those by which system colours differ.
    static var affectingColorAppearance: [any SystemTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }

    /// Those by which named images are chosen.
    static var affectingImageLookup: [any SystemTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self,
        ]
    }
}
