import UnifiedStorage

/// The language whose rules text is set by; `nil` for the text's own: `typesettingLanguage`.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    /// `nil`.
    @inlinable public static var defaultValue: Locale.Language? { nil }
    /// `UITraitTypesettingLanguage`.
    public static var identifier: String { "UITraitTypesettingLanguage" }
    /// `TypesettingLanguage`.
    public static var name: String { "TypesettingLanguage" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitTypesettingLanguage: SystemTrait {
    static func printed(_ value: Locale.Language?) -> String { value?.minimalIdentifier ?? "nil" }
}

extension UITraitCollection {
    /// The language whose rules text is set by; `nil` for the text's own.
    @inlinable public final var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }

    /// A collection with `typesettingLanguage` set.
    public convenience init(typesettingLanguage: Locale.Language?) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }
}

extension UIMutableTraits {
    /// The language whose rules text is set by; `nil` for the text's own.
    @inlinable public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}
