/// The accessibility settings that views can read.
struct AccessibilitySettings: OptionSet, Sendable {
    let rawValue: UInt16

    static let reduceMotion = AccessibilitySettings(rawValue: 1)
    static let reduceTransparency = AccessibilitySettings(rawValue: 2)
    static let differentiateWithoutColor = AccessibilitySettings(rawValue: 4)
    static let invertColors = AccessibilitySettings(rawValue: 8)
    static let showButtonShapes = AccessibilitySettings(rawValue: 16)
    static let voiceOver = AccessibilitySettings(rawValue: 32)
    static let switchControl = AccessibilitySettings(rawValue: 64)
}

enum AccessibilitySettingsKey: EnvironmentKey {
    static var defaultValue: AccessibilitySettings { [] }
}

extension EnvironmentValues {
    private var settings: AccessibilitySettings { self[AccessibilitySettingsKey.self] }

    /// Whether to reduce motion. In a hosted view that of `UIAccessibility`, otherwise `false`.
    public var accessibilityReduceMotion: Bool { settings.contains(.reduceMotion) }
    /// Whether to reduce transparency. In a hosted view that of `UIAccessibility`, otherwise `false`.
    public var accessibilityReduceTransparency: Bool { settings.contains(.reduceTransparency) }
    /// Whether not to rely on colour alone. In a hosted view that of `UIAccessibility`, otherwise `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { settings.contains(.differentiateWithoutColor) }
    /// Whether the screen's colours are inverted. In a hosted view that of `UIAccessibility`, otherwise `false`.
    public var accessibilityInvertColors: Bool { settings.contains(.invertColors) }
    /// Whether to give buttons visible shapes. In a hosted view that of `UIAccessibility`, otherwise `false`.
    public var accessibilityShowButtonShapes: Bool { settings.contains(.showButtonShapes) }
    /// Whether a screen reader is running. In a hosted view that of `UIAccessibility`, otherwise `false`.
    public var accessibilityVoiceOverEnabled: Bool { settings.contains(.voiceOver) }
    /// Whether the user uses Switch Control. In a hosted view that of `UIAccessibility`, otherwise `false`.
    public var accessibilitySwitchControlEnabled: Bool { settings.contains(.switchControl) }
    /// Whether a screen reader or Switch Control is running. In a hosted view that of `UIAccessibility`, otherwise
    /// `false`.
    public var accessibilityEnabled: Bool { !settings.isDisjoint(with: [.voiceOver, .switchControl]) }
}
