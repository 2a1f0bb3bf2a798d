/// The trait for the text size that the user prefers, `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// The identifier of the trait: `UITraitPreferredContentSizeCategory`.
    public static var identifier: String { "UITraitPreferredContentSizeCategory" }
    /// The name of the trait in descriptions: `PreferredContentSizeCategory`.
    public static var name: String { "PreferredContentSizeCategory" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
    static func printed(_ value: UIContentSizeCategory) -> String { value.shortName }
}

extension UITraitCollection {
    /// The text size that the user prefers.
    @inlinable public final var preferredContentSizeCategory: UIContentSizeCategory {
        self[UITraitPreferredContentSizeCategory.self]
    }

    /// Creates a collection with a value for `preferredContentSizeCategory`.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }
}

extension UIMutableTraits {
    /// The text size that the user prefers.
    @inlinable public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
}
