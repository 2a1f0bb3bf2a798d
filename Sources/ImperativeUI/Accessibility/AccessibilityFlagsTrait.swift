import BridgedEnvironment

/// The assistive settings of those who use a scene; `nil` for the settings of the process.
///
/// Hosts that know them provide them with their surroundings. It is not among the public traits.
package struct AccessibilityFlagsTrait: UITraitDefinition {
    /// `nil`.
    package static var defaultValue: UIAccessibility.Flags? { nil }
    /// `AccessibilityFlags`.
    package static var name: String { "AccessibilityFlags" }
}

extension UITraitCollection {
    /// The assistive settings that are in force.
    package final var accessibilityFlags: UIAccessibility.Flags {
        self[AccessibilityFlagsTrait.self] ?? UIAccessibility.flags
    }
}
