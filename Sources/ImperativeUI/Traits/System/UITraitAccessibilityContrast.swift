import UnifiedStorage

/// The contrast a user asks for.
public enum UIAccessibilityContrast: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// More contrast between foreground and background.
    case high = 1
}

/// The contrast the user asks for: `accessibilityContrast`.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// `UITraitAccessibilityContrast`.
    public static var identifier: String { "UITraitAccessibilityContrast" }
    /// `AccessibilityContrast`.
    public static var name: String { "AccessibilityContrast" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitAccessibilityContrast: SystemTrait {
    static func printed(_ value: UIAccessibilityContrast) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .normal: "Normal"
        case .high: "High"
        }
    }
}

extension UITraitCollection {
    /// The contrast the user asks for.
    @inlinable public final var accessibilityContrast: UIAccessibilityContrast {
        self[UITraitAccessibilityContrast.self]
    }

    /// A collection with `accessibilityContrast` set.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }
}

extension UIMutableTraits {
    /// The contrast the user asks for.
    @inlinable public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
}
