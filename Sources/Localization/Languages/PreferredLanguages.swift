import Foundation

/// The languages of a program's texts, the preferred one first, and the locale of its numbers and dates.
package struct PreferredLanguages: Equatable, Sendable {
    package let languages: [String]
    /// The locale. Its language is the first of the languages.
    package let locale: Locale

    /// Reads what a program is started with. `nil` if that names no known language.
    ///
    /// The arguments `-AppleLanguages` and `-AppleLocale` come first. Without them, the variables of the environment
    /// count as for gettext: the locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty, and
    /// unless it is `C` or `POSIX`, the list in `LANGUAGE` goes before its language.
    package init?(arguments: LaunchArguments, environment: [String: String]) {
        if let asked = Self(arguments.languages, arguments.locale) {
            self = asked
            return
        }
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
        guard let name = names.first(where: { !$0.isEmpty }), !Self.isNone(name) else { return nil }
        // After C in the list come languages that are not wanted.
        let list = (environment["LANGUAGE"] ?? "").split(separator: ":", maxSplits: 99).map(String.init)
        self.init(
            list.prefix { !Self.isNone($0) }.compactMap { LanguageName(posix: $0) },
            LanguageName(posix: name)?.localeIdentifier)
    }

    /// The language of a locale. `nil` if it has none that is known.
    package init?(_ locale: Locale) {
        guard let name = LanguageName(locale.identifier) else { return nil }
        (languages, self.locale) = ([name.tag], locale)
    }

    /// Languages, and a locale that has another language if it is not the first of them.
    private init?(_ names: [LanguageName], _ identifier: String?) {
        let base = identifier.flatMap { LanguageName($0) }
        guard let first = names.first ?? base else { return nil }
        languages = names.isEmpty ? [first.tag] : names.map(\.tag)
        guard let base, let identifier else {
            locale = Locale(identifier: first.localeIdentifier)
            return
        }
        if (base.language, base.script) == (first.language, first.script) {
            locale = Locale(identifier: identifier)
            return
        }
        var parts = Locale.Components(identifier: identifier)
        parts.languageComponents = Locale.Language.Components(
            languageCode: Locale.LanguageCode(first.language), script: first.script.map { Locale.Script($0) },
            region: (base.region ?? first.region).map { Locale.Region($0) })
        locale = Locale(components: parts)
    }

    /// Whether a name of the environment stands for texts that are not translated.
    private static func isNone(_ name: String) -> Bool {
        let name = name.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX"
    }
}
