/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Codable, Sendable {
    /// The contrast is not specified.
    case unspecified = -1
    /// The standard contrast, as designed.
    case normal = 0
    /// More contrast between foreground and background.
    case high = 1
}

/// The trait for the contrast that the user prefers, `accessibilityContrast`.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// The identifier of the trait: `UITraitAccessibilityContrast`.
    public static var identifier: String { "UITraitAccessibilityContrast" }
    /// The name of the trait in descriptions: `AccessibilityContrast`.
    public static var name: String { "AccessibilityContrast" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `true`.
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
    /// The contrast that the user prefers.
    @inlinable public final var accessibilityContrast: UIAccessibilityContrast {
        self[UITraitAccessibilityContrast.self]
    }

    /// Creates a collection with a value for `accessibilityContrast`.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }
}

extension UIMutableTraits {
    /// The contrast that the user prefers.
    @inlinable public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
}
