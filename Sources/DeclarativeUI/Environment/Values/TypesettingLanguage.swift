import Foundation

/// By which language's rules text is set.
public struct TypesettingLanguage: Hashable, Sendable {
    /// The language; `nil` for that of the text.
    let language: Locale.Language?

    /// That of the text.
    public static let automatic = TypesettingLanguage(language: nil)

    /// A language, whatever the text is in.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

enum TypesettingLanguageKey: EnvironmentKey {
    static var defaultValue: TypesettingLanguage { .automatic }
}

extension EnvironmentValues {
    package var typesettingLanguage: TypesettingLanguage {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }
}

extension View {
    /// Sets by which language's rules text is set. Changes nothing where it is not enabled.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets by which language's rules text is set. Changes nothing where it is not enabled.
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
