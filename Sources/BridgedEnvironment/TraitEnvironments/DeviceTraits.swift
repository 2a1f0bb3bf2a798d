import Foundation

/// The concrete traits of a root where no system supplies them.
///
/// | trait | value |
/// | --- | --- |
/// | idiom, style, level | phone, light, base |
/// | direction, size category | left to right, large |
/// | scale, gamut | 2, sRGB |
/// | contrast, legibility weight | normal, regular |
/// | size classes | from the size, see `sizeClasses` |
/// | active appearance, capture state, force touch | active, inactive, unavailable |
/// | image range, HDR limit, toolbar size | standard, inactive, regular |
/// | language, list, tab accessory, split view | none |
package enum DeviceTraits {
    /// The size of a window made without one, in points.
    package static let defaultSize = CGSize(width: 390, height: 844)

    /// The width from which a window is regular, in points: the narrowest that shows two columns side by side.
    package static let regularWidth: CGFloat = 600
    /// The height from which a window is regular, in points: above every phone held sideways.
    package static let regularHeight: CGFloat = 480

    /// Size classes of a size.
    package static func sizeClasses(_ size: CGSize) -> [PropertyWrite] {
        let horizontal: UIUserInterfaceSizeClass = size.width >= regularWidth ? .regular : .compact
        let vertical: UIUserInterfaceSizeClass = size.height >= regularHeight ? .regular : .compact
        return [
            PropertyWrite(UITraitHorizontalSizeClass.self, in: .trait, value: horizontal),
            PropertyWrite(UITraitVerticalSizeClass.self, in: .trait, value: vertical),
        ]
    }

    /// The size classes of objects in no window, as writes.
    package static let unspecifiedSizeClasses = [
        PropertyWrite(UITraitHorizontalSizeClass.self, in: .trait, value: .unspecified),
        PropertyWrite(UITraitVerticalSizeClass.self, in: .trait, value: .unspecified),
    ]
    /// The keys of the two size classes.
    package static let sizeClassKeys = unspecifiedSizeClasses.map(\.id)

    private static let fixed: PropertyMap = {
        let traits = UITraitCollection { traits in
            traits.userInterfaceIdiom = .phone
            traits.userInterfaceStyle = .light
            traits.layoutDirection = .leftToRight
            traits.displayScale = 2
            traits.forceTouchCapability = .unavailable
            traits.preferredContentSizeCategory = .large
            traits.displayGamut = .SRGB
            traits.accessibilityContrast = .normal
            traits.userInterfaceLevel = .base
            traits.legibilityWeight = .regular
            traits.activeAppearance = .active
            traits.toolbarItemPresentationSize = .regular
            traits.imageDynamicRange = .standard
            traits.sceneCaptureState = .inactive
            traits.listEnvironment = .none
            traits.headroomUsageLimit = .inactive
            traits.tabAccessoryEnvironment = .none
            traits[UITraitSplitViewControllerLayoutEnvironment.self] =
                UITraitSplitViewControllerLayoutEnvironment.defaultValue
            traits.resolvesNaturalAlignmentWithBaseWritingDirection = true
        }
        return traits.map
    }()

    /// Makes a device's traits the prediction for nodes that have not been in a window, without size classes, which
    /// only a window has. With the size classes of a window that fills the device, they are the current collection
    /// outside of every node's methods. Happens once a process, before its first node.
    @MainActor package static let predict: Void = {
        KeyGroup.current = ColorTraits.group
        Scope.prediction = fixed
        UITraitCollection.setBaseOfCurrent(UITraitCollection(map: map(size: defaultSize)))
    }()

    /// A root's values at a size.
    package static func map(size: CGSize) -> PropertyMap { fixed.applying(sizeClasses(size)) }
}
