import Foundation
import Foundations

/// A language, its script and its region, as written in the name of a folder or a locale.
package struct LanguageTag: Hashable, Sendable {
    /// The code of the language, in small letters.
    package let language: String
    /// The script: that of the name, or else the one in which the language is mostly written; empty if none is known.
    package let script: String
    /// The region; `nil` where the name has none.
    package let region: String?
    /// The region in which the language is mostly spoken; empty if none is known.
    package let usualRegion: String

    /// Parses a name such as `zh-Hant`, `pt_BR` or `ar_EG@calendar=gregorian`. `nil` if it names no language.
    package init?(_ name: String) {
        guard let tag = LanguageTags.shared.tag(named: name) else { return nil }
        self = tag
    }

    fileprivate init?(parsing name: String) {
        let known = Self.oldNames[name.lowercased()] ?? name
        let base = known.prefix { $0 != "@" && $0 != "." }
        let subtags = base.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard subtags.count <= 8, let first = subtags.first?.lowercased(), (2...8).contains(first.utf8.count),
            first.utf8.allSatisfy({ (97...122).contains($0) })
        else { return nil }
        language = Self.aliases[first] ?? first
        var (script, region): (String?, String?) = (nil, nil)
        for subtag in subtags.dropFirst() {
            let bytes = subtag.utf8
            let areLetters = bytes.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
            if script == nil, region == nil, bytes.count == 4, areLetters {
                script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
            } else if region == nil, bytes.count == 2, areLetters {
                region = subtag.uppercased()
            } else if region == nil, bytes.count == 3, bytes.allSatisfy({ (48...57).contains($0) }) {
                region = subtag
            }
        }
        self.region = region
        let asked = [language, script, region].compactMap(\.self).joined(separator: "-")
        let full = Locale.Language(identifier: Locale.Language(identifier: asked).maximalIdentifier)
        self.script = script ?? full.script?.identifier ?? ""
        usualRegion =
            Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
            .region?.identifier ?? ""
    }

    /// Other names of languages.
    private static let aliases = [
        "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "tl": "fil", "sh": "sr",
    ]

    /// The former names of the folders of languages.
    private static let oldNames = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
        "dutch": "nl", "swedish": "sv", "danish": "da", "norwegian": "nb", "finnish": "fi", "portuguese": "pt",
        "korean": "ko", "zh_cn": "zh-Hans", "zh-cn": "zh-Hans", "zh_tw": "zh-Hant", "zh-tw": "zh-Hant",
        "zh_hk": "zh-Hant-HK", "zh-hk": "zh-Hant-HK",
    ]

    /// How well texts in this language are for a reader of another: 0 for best. `nil` if they are not for that reader.
    package func rank(for wanted: LanguageTag) -> Int? {
        guard language == wanted.language, script == wanted.script else { return nil }
        if region == wanted.region { return 0 }
        guard let region else { return 1 }
        if wanted.region == nil { return region == usualRegion ? 2 : 3 }
        return region == usualRegion ? 3 : 2 + (region == "001" ? 0 : 2)
    }
}

/// The tags of names asked for so far.
private final class LanguageTags: Sendable {
    static let shared = LanguageTags()

    private let known = Locked<[String: LanguageTag?]>([:])

    func tag(named name: String) -> LanguageTag? {
        if let tag = known.withLock({ $0[name] }) { return tag }
        let tag = LanguageTag(parsing: name)
        known.withLock { known in
            if known.count >= 1_000 { known = [:] }
            known[name] = .some(tag)
        }
        return tag
    }
}
