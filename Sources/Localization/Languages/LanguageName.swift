import Foundation

/// A language with its script and region, as somebody asks for it who starts a program. Its codes are known ones.
struct LanguageName: Equatable, Sendable {
    let language: String
    /// The script; `nil` where it is the one in which the language is mostly written in the region.
    let script: String?
    let region: String?

    /// Longer names are none.
    private static let lengthLimit = 100

    /// Parses a name such as `de-AT`, `zh_Hant_TW` or `de_DE@calendar=buddhist`. `nil` if it names no known language.
    /// An unknown region is left out.
    init?(_ name: String) {
        guard name.utf8.count <= Self.lengthLimit, let tag = LanguageTag(name), tag.language != "und",
            Locale.LanguageCode(tag.language).isISOLanguage
        else { return nil }
        language = tag.language
        // Former names of folders, such as zh_TW, stand for a script instead of their region.
        let base = String(name.prefix { $0 != "@" }.replacing("_", with: "-"))
        let named = tag.region ?? Locale.Language(identifier: base).region?.identifier
        region = named.flatMap { Locale.Region($0).isISORegion ? $0 : nil }
        let usual = LanguageTag(region.map { tag.language + "-" + $0 } ?? tag.language)?.script
        script = tag.script == usual || !Locale.Script(tag.script).isISOScript ? nil : tag.script
    }

    /// Parses a name of the environment such as `de_DE.UTF-8@euro` or `sr_RS@latin`. `nil` if it names no known
    /// language, as `C` and `POSIX` do not.
    init?(posix name: String) {
        let base = name.prefix { $0 != "." && $0 != "@" }
        let modifier = name.drop { $0 != "@" }.dropFirst()
        let parts = base.split(separator: "_", maxSplits: 1)
        guard let script = Self.scripts[String(modifier)], let first = parts.first else {
            self.init(String(base))
            return
        }
        self.init(([first, Substring(script)] + parts.dropFirst()).joined(separator: "_"))
    }

    /// The scripts that names of the environment have as a modifier.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]

    private var parts: [String] { [language, script, region].compactMap(\.self) }

    /// The name as in the list of a program's languages: `de-AT`.
    var tag: String { parts.joined(separator: "-") }

    /// The name as that of a locale: `de_AT`.
    var localeIdentifier: String { parts.joined(separator: "_") }
}
