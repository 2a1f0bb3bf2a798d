/// The accessibility settings that views can read.
package struct AccessibilitySettings: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let reduceMotion = AccessibilitySettings(rawValue: 1)
    package static let reduceTransparency = AccessibilitySettings(rawValue: 2)
    package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 4)
    package static let invertColors = AccessibilitySettings(rawValue: 8)
    package static let showButtonShapes = AccessibilitySettings(rawValue: 16)
    package static let voiceOver = AccessibilitySettings(rawValue: 32)
    package static let switchControl = AccessibilitySettings(rawValue: 64)
}

package enum AccessibilitySettingsKey: EnvironmentKey {
    package static var defaultValue: AccessibilitySettings { [] }
}

extension EnvironmentValues {
    private var settings: AccessibilitySettings { self[AccessibilitySettingsKey.self] }

    /// A Boolean value that indicates whether to reduce motion. In a hosted view it is the setting of
    /// `UIAccessibility`, otherwise `false`.
    public var accessibilityReduceMotion: Bool { settings.contains(.reduceMotion) }
    /// A Boolean value that indicates whether to reduce transparency. In a hosted view it is the setting of
    /// `UIAccessibility`, otherwise `false`.
    public var accessibilityReduceTransparency: Bool { settings.contains(.reduceTransparency) }
    /// A Boolean value that indicates whether to convey information without relying on colour alone. In a hosted view
    /// it is the setting of `UIAccessibility`, otherwise `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { settings.contains(.differentiateWithoutColor) }
    /// A Boolean value that indicates whether the screen's colours are inverted. In a hosted view it is the setting
    /// of `UIAccessibility`, otherwise `false`.
    public var accessibilityInvertColors: Bool { settings.contains(.invertColors) }
    /// A Boolean value that indicates whether to give buttons visible shapes. In a hosted view it is the setting of
    /// `UIAccessibility`, otherwise `false`.
    public var accessibilityShowButtonShapes: Bool { settings.contains(.showButtonShapes) }
    /// A Boolean value that indicates whether a screen reader is running. In a hosted view it is the setting of
    /// `UIAccessibility`, otherwise `false`.
    public var accessibilityVoiceOverEnabled: Bool { settings.contains(.voiceOver) }
    /// A Boolean value that indicates whether the user uses Switch Control. In a hosted view it is the setting of
    /// `UIAccessibility`, otherwise `false`.
    public var accessibilitySwitchControlEnabled: Bool { settings.contains(.switchControl) }
    /// A Boolean value that indicates whether a screen reader or Switch Control is running. In a hosted view it is
    /// the setting of `UIAccessibility`, otherwise `false`.
    public var accessibilityEnabled: Bool { !settings.isDisjoint(with: [.voiceOver, .switchControl]) }
}
