@testable import BridgedEnvironment
import Testing

/// The deprecated members under names that are not, so that tests build without warnings.
private protocol Merging {
    static func merged(_ collections: [UITraitCollection]) -> UITraitCollection
    func holds(_ other: UITraitCollection?) -> Bool
}
extension UITraitCollection: Merging {
    @available(*, deprecated) static func merged(_ collections: [UITraitCollection]) -> UITraitCollection {
        UITraitCollection(traitsFrom: collections)
    }
    @available(*, deprecated) func holds(_ other: UITraitCollection?) -> Bool { containsTraits(in: other) }
}
private func merged(_ collections: [UITraitCollection], by type: any Merging.Type = UITraitCollection.self)
    -> UITraitCollection
{
    type.merged(collections)
}
private func does(_ one: any Merging, hold other: UITraitCollection?) -> Bool { one.holds(other) }

@Suite struct SystemTraitTests {
    @Test("Every system trait reads its documented default where nothing is set")
    func defaults() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceIdiom == .unspecified && traits.userInterfaceIdiom.rawValue == -1)
        #expect(traits.userInterfaceStyle == .unspecified && traits.layoutDirection == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
        #expect(traits.forceTouchCapability == .unknown && traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.displayGamut == .unspecified && traits.accessibilityContrast == .unspecified)
        #expect(traits.userInterfaceLevel == .unspecified && traits.legibilityWeight == .unspecified)
        #expect(traits.activeAppearance == .unspecified && traits.toolbarItemPresentationSize == .unspecified)
        #expect(traits.imageDynamicRange == .unspecified && traits.typesettingLanguage == nil)
        #expect(traits.sceneCaptureState == .unspecified && traits.listEnvironment == .unspecified)
        #expect(traits.hdrHeadroomUsageLimit == .unspecified && traits.tabAccessoryEnvironment == .unspecified)
        #expect(traits.splitViewControllerLayoutEnvironment == .none)
        #expect(traits.resolvesNaturalAlignmentWithBaseWritingDirection)
    }

    @Test("Every system trait can be set in a closure, and reads the same from the collection")
    func roundTrip() {
        let traits = UITraitCollection {
            $0.userInterfaceIdiom = .mac
            $0.displayScale = 3
            $0.layoutDirection = .rightToLeft
            $0.verticalSizeClass = .compact
            $0.typesettingLanguage = Locale.Language(identifier: "ko")
            $0.headroomUsageLimit = .active
            $0.splitViewControllerLayoutEnvironment = .collapsed
            $0.resolvesNaturalAlignmentWithBaseWritingDirection = false
            $0.imageDynamicRange = .high
        }
        #expect(traits.userInterfaceIdiom.rawValue == 5 && traits.displayScale == 3)
        #expect(traits.layoutDirection == .rightToLeft && traits.verticalSizeClass == .compact)
        #expect(traits.typesettingLanguage == Locale.Language(identifier: "ko"))
        #expect(traits.hdrHeadroomUsageLimit == .active && traits.splitViewControllerLayoutEnvironment == .collapsed)
        #expect(!traits.resolvesNaturalAlignmentWithBaseWritingDirection && traits.imageDynamicRange == .high)
    }

    @Test("A collection made by a one-trait initialiser equals one made by a closure")
    func initialisers() {
        #expect(UITraitCollection(userInterfaceIdiom: .pad) == UITraitCollection { $0.userInterfaceIdiom = .pad })
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection { $0.displayScale = 2 })
        #expect(
            UITraitCollection(hdrHeadroomUsageLimit: .active) == UITraitCollection { $0.headroomUsageLimit = .active })
        #expect(UITraitCollection(typesettingLanguage: nil) == UITraitCollection())
        #expect(
            UITraitCollection(preferredContentSizeCategory: .large)
                == UITraitCollection(UITraitPreferredContentSizeCategory.self, value: .large))
    }

    @Test("A system trait's identifier is its type's name, and its name the same without the prefix")
    func names() {
        #expect(UITraitDisplayScale.identifier == "UITraitDisplayScale" && UITraitDisplayScale.name == "DisplayScale")
        #expect(UITraitHDRHeadroomUsageLimit.name == "HDRHeadroomUsageLimit")
    }

    @Test("The semantic sets list the documented traits in order; a list's environment is in neither")
    func sets() {
        #expect(
            UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name } == [
                "UserInterfaceIdiom", "UserInterfaceStyle", "DisplayGamut", "AccessibilityContrast",
                "UserInterfaceLevel",
                "ActiveAppearance",
            ])
        #expect(
            UITraitCollection.systemTraitsAffectingImageLookup.map { $0.name } == [
                "UserInterfaceIdiom", "UserInterfaceStyle", "LayoutDirection", "DisplayScale", "HorizontalSizeClass",
                "VerticalSizeClass", "PreferredContentSizeCategory", "DisplayGamut", "AccessibilityContrast",
                "LegibilityWeight",
            ])
        #expect(UITraitListEnvironment.affectsColorAppearance)
    }

    @Test("Colour appearance differs by the system's colour set and by custom traits that say they affect colours")
    func colorAppearance() {
        let base = UITraitCollection()
        #expect(UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(comparedTo: base))
        #expect(UITraitCollection(activeAppearance: .active).hasDifferentColorAppearance(comparedTo: base))
        #expect(!UITraitCollection(displayScale: 2).hasDifferentColorAppearance(comparedTo: base))
        #expect(!UITraitCollection(listEnvironment: .plain).hasDifferentColorAppearance(comparedTo: base))
        #expect(UITraitCollection(MoodTrait.self, value: .bold).hasDifferentColorAppearance(comparedTo: base))
        #expect(!UITraitCollection(TitleTrait.self, value: "x").hasDifferentColorAppearance(comparedTo: base))
        #expect(UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(comparedTo: nil))
        #expect(!base.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test("Merging takes system traits from the last collection that specifies them and others from the first only")
    func merging() {
        let first = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
            $0.mood = .bold
        }
        let second = UITraitCollection {
            $0.userInterfaceStyle = .unspecified
            $0.displayScale = 3
            $0.mood = .quiet
            $0[TitleTrait.self] = "second"
        }
        let result = merged([first, second])
        #expect(result.userInterfaceStyle == .dark && result.displayScale == 3)
        #expect(result.mood == .bold && result[TitleTrait.self] == "untitled")
        #expect(merged([]) == UITraitCollection())
    }

    @Test("containsTraits looks at the system traits the argument specifies, and at nothing else")
    func containing() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
        }
        #expect(does(traits, hold: UITraitCollection(displayScale: 2)))
        #expect(!does(traits, hold: UITraitCollection(displayScale: 3)))
        #expect(!does(traits, hold: UITraitCollection(userInterfaceIdiom: .pad)))
        #expect(does(traits, hold: UITraitCollection(userInterfaceIdiom: .unspecified)))
        #expect(does(traits, hold: UITraitCollection(MoodTrait.self, value: .bold)))
        #expect(does(traits, hold: nil))
    }

    @Test("A description lists system traits in their fixed order, then others by name, without what is at its default")
    func description() {
        let traits = UITraitCollection {
            $0[TitleTrait.self] = "custom"
            $0.mood = .bold
            $0.imageDynamicRange = .high
            $0.userInterfaceLevel = .base
            $0.preferredContentSizeCategory = .large
            $0.layoutDirection = .leftToRight
            $0.userInterfaceStyle = .dark
            $0.displayGamut = .P3
            $0.displayScale = 2
            $0.userInterfaceIdiom = .pad
            $0.verticalSizeClass = .unspecified
        }
        let text = traits.description
        #expect(text.hasPrefix("<UITraitCollection: 0x"))
        #expect(
            text.hasSuffix(
                "; UserInterfaceIdiom = Pad, DisplayScale = 2, DisplayGamut = P3, UserInterfaceStyle = Dark, "
                    + "UserInterfaceLayoutDirection = LTR, PreferredContentSizeCategory = L, UserInterfaceLevel = Base, "
                    + "ImageDynamicRange = 2, Mood = bold, TitleTrait = custom>"))
        #expect(!UITraitCollection().description.contains(";"))
        #expect(UITraitCollection(displayScale: 2.5).description.hasSuffix("DisplayScale = 2.5>"))
    }

    @Test("Size categories compare by size; five of them are for accessibility")
    func sizeCategories() {
        #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large <= .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
        #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS") == .extraSmall)
    }
}
