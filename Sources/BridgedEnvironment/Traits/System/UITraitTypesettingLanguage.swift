/// The trait for the language whose typesetting rules apply, `typesettingLanguage`; `nil` for the language of the
/// text.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    /// The default value of the trait: `nil`.
    @inlinable public static var defaultValue: Locale.Language? { nil }
    /// The identifier of the trait: `UITraitTypesettingLanguage`.
    public static var identifier: String { "UITraitTypesettingLanguage" }
    /// The name of the trait in descriptions: `TypesettingLanguage`.
    public static var name: String { "TypesettingLanguage" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitTypesettingLanguage: SystemTrait {
    static func printed(_ value: Locale.Language?) -> String { value?.minimalIdentifier ?? "nil" }
}

extension UITraitCollection {
    /// The language whose typesetting rules apply; `nil` for the language of the text.
    @inlinable public final var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }

    /// Creates a collection with a value for `typesettingLanguage`.
    public convenience init(typesettingLanguage: Locale.Language?) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }
}

extension UIMutableTraits {
    /// The language whose typesetting rules apply; `nil` for the language of the text.
    @inlinable public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}
