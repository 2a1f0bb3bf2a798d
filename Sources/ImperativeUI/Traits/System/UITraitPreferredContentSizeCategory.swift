import UnifiedStorage

/// The text size the user asks for: `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// `UITraitPreferredContentSizeCategory`.
    public static var identifier: String { "UITraitPreferredContentSizeCategory" }
    /// `PreferredContentSizeCategory`.
    public static var name: String { "PreferredContentSizeCategory" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
    static func printed(_ value: UIContentSizeCategory) -> String { value.shortName }
}

extension UITraitCollection {
    /// The text size the user asks for.
    @inlinable public final var preferredContentSizeCategory: UIContentSizeCategory {
        self[UITraitPreferredContentSizeCategory.self]
    }

    /// A collection with `preferredContentSizeCategory` set.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }
}

extension UIMutableTraits {
    /// The text size the user asks for.
    @inlinable public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
}
