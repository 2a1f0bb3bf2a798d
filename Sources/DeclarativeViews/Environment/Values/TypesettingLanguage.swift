import Foundation

/// The language that determines the typesetting rules of text.
public struct TypesettingLanguage: Hashable, Sendable {
    /// The language; `nil` for that of the text.
    package let language: Locale.Language?

    /// The language of the text itself.
    public static let automatic = TypesettingLanguage(language: nil)

    /// Returns a fixed language, independent of the text's own language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

package enum TypesettingLanguageKey: EnvironmentKey {
    package static var defaultValue: TypesettingLanguage { .automatic }
}

extension EnvironmentValues {
    package var typesettingLanguage: TypesettingLanguage {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }
}

extension View {
    /// Sets the language that determines the typesetting rules of text. Has no effect if `isEnabled` is `false`.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language that determines the typesetting rules of text. Has no effect if `isEnabled` is `false`.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        modifier(EnvironmentModifier(TypesettingWriter(language: isEnabled ? language : nil)))
    }
}

private struct TypesettingWriter: EnvironmentWriter {
    let language: TypesettingLanguage?

    func apply(to values: inout EnvironmentValues) {
        if let language { values.typesettingLanguage = language }
    }
}
