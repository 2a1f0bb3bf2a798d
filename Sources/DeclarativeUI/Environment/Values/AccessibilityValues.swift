/// How the user wants to be assisted, as far as views can ask.
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

    /// Whether motion is to be reduced. In a hosted view as `UIAccessibility` says, else `false`.
    public var accessibilityReduceMotion: Bool { settings.contains(.reduceMotion) }
    /// Whether transparency is to be reduced. In a hosted view as `UIAccessibility` says, else `false`.
    public var accessibilityReduceTransparency: Bool { settings.contains(.reduceTransparency) }
    /// Whether nothing is to be told by colour alone. In a hosted view as `UIAccessibility` says, else `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { settings.contains(.differentiateWithoutColor) }
    /// Whether the screen's colours are inverted. In a hosted view as `UIAccessibility` says, else `false`.
    public var accessibilityInvertColors: Bool { settings.contains(.invertColors) }
    /// Whether buttons are to have visible shapes. In a hosted view as `UIAccessibility` says, else `false`.
    public var accessibilityShowButtonShapes: Bool { settings.contains(.showButtonShapes) }
    /// Whether a screen reader is running. In a hosted view as `UIAccessibility` says, else `false`.
    public var accessibilityVoiceOverEnabled: Bool { settings.contains(.voiceOver) }
    /// Whether the user operates the interface with switches. In a hosted view as `UIAccessibility` says, else `false`.
    public var accessibilitySwitchControlEnabled: Bool { settings.contains(.switchControl) }
    /// Whether a screen reader or switches are in use. In a hosted view as `UIAccessibility` says, else `false`.
    public var accessibilityEnabled: Bool { !settings.isDisjoint(with: [.voiceOver, .switchControl]) }
}
