import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Texts of bundles") struct BundleStringsTests {
    private let folder = StringsFolder([
        "en.lproj/Localizable.strings": "\"hello\" = \"Hello\"; \"only\" = \"Only English\"; \"both\" = \"strings\";",
        "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
        "de-CH.lproj/Localizable.strings": "\"hello\" = \"Grüezi\";",
        "pt-PT.lproj/Localizable.strings": "\"hello\" = \"Olá (PT)\";",
        "zh-Hant.lproj/Localizable.strings": "\"hello\" = \"你好 (Hant)\";",
        "sr.lproj/Localizable.strings": "\"hello\" = \"Здраво\";",
        "sr-Latn.lproj/Localizable.strings": "\"hello\" = \"Zdravo\";",
        "Base.lproj/Localizable.strings": "\"base\" = \"In Base\";",
        "Localizable.strings": "\"root\" = \"In no language\";",
        "en.lproj/Other.strings": "\"hello\" = \"Other hello\";",
        "en.lproj/Localizable.stringsdict":
            "<plist><dict><key>both</key><string>dictionary</string></dict></plist>",
        "Info.plist": "<plist><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
    ])

    @Test(
        "The language nearest to the locale is chosen, then that of development, then the key",
        arguments: [
            ("de_DE", "Hallo"), ("de_CH", "Grüezi"), ("de", "Hallo"), ("pt_BR", "Olá (PT)"),
            ("zh-Hant-HK", "你好 (Hant)"),
            ("zh_TW", "你好 (Hant)"), ("zh_CN", "Hello"), ("sr_RS", "Здраво"), ("sr-Latn-RS", "Zdravo"), ("fr", "Hello"),
            ("", "Hello"), ("de_AT@calendar=hebrew", "Hallo"), ("x", "Hello"), ("\u{0}/..", "Hello"),
        ])
    func languages(_ locale: String, _ text: String) {
        #expect(folder.strings.string("hello", locale) == text)
    }

    @Test("Each key has its own way back: other languages of the region, development, Base, no language, the key")
    func fallbacks() {
        let strings = folder.strings
        #expect(strings.string("only", "de_CH") == "Only English" && strings.string("base", "de") == "In Base")
        #expect(strings.string("root", "de") == "In no language" && strings.string("none", "de") == "none")
        #expect(strings.string("both", "en") == "dictionary")
        #expect(strings.string("hello", "de", table: "Other") == "Other hello")
        #expect(
            strings.string("hello", "de", table: "../x") == "hello"
                && strings.string("hello", "en", table: "") == "Hello")
    }

    @Test("Languages are ordered by how near they are")
    func order() {
        func order(_ names: [String], _ wanted: String) -> [String] {
            BundleStrings.order(names, wanted: LanguageTag(wanted).map { [$0] } ?? [], development: "en")
        }
        #expect(order(["en", "en-GB", "fr", "en-001"], "en-AU") == ["en", "en-001", "en-GB"])
        #expect(order(["pt-BR", "pt-PT", "pt"], "pt-PT") == ["pt-PT", "pt", "pt-BR"])
        #expect(order(["he", "en"], "iw_IL") == ["he", "en"] && order(["German", "en"], "de") == ["German", "en"])
        #expect(order(["nb", "en"], "no") == ["nb", "en"] && order(["zh_TW", "zh_CN"], "zh-Hans") == ["zh_CN"])
    }

    @Test("A catalogue of all languages goes before the files of one, and its source language before English")
    func catalogs() {
        let folder = StringsFolder([
            "Localizable.xcstrings":
                #"{"sourceLanguage":"de","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"de a"}},"fr":{"stringUnit":{"value":"fr a"}}}},"b":{}}}"#,
            "fr.lproj/Localizable.strings": "\"a\" = \"old\"; \"b\" = \"fr b\";",
        ])
        let strings = folder.strings
        #expect(strings.string("a", "fr") == "fr a" && strings.string("b", "fr") == "fr b")
        #expect(strings.string("a", "ja") == "de a" && strings.string("b", "de") == "b")
    }

    @Test("Folders beside a program are read, its own alone")
    func beside() {
        let folder = StringsFolder([
            "App_tool.resources/x.txt": "", "App_other.resources/x.txt": "", "tool.txt": "",
        ])
        #expect(
            StringLibrary.roots(of: folder.root, besideProgram: "tool") == [
                folder.root, folder.root + "/App_tool.resources",
            ])
        #expect(folder.strings.isEmpty && !self.folder.strings.isEmpty)
        #expect(self.folder.strings.folderNames == ["de", "de-CH", "en", "pt-PT", "sr", "sr-Latn", "zh-Hant"])
    }

    @MainActor @Test("Faults are reported once: of a file when its table is read, of a text when it is shown")
    func reports() {
        let folder = StringsFolder([
            "en.lproj/Localizable.strings": "\"a\" = \"%d and %d\";\n\"b\" \"c\";",
            "de.lproj/Localizable.stringsdict": "no list",
        ])
        let strings = folder.strings
        let value = String.LocalizationValue("a")
        let log = IssueLog()
        log.during {
            for _ in 0..<3 {
                _ = strings.string("a", [.integer("1")], "en")
                let found = strings.text(for: "a", table: nil, languages: ["en"])
                _ = Localizing("a", value, nil, strings).chosen(found)
            }
        }
        #expect(log.messages.count == 3, "\(log.messages)")
        #expect(log.messages.contains { $0.contains("en.lproj/Localizable.strings") && $0.contains("line 2") })
        #expect(log.messages.contains { $0.contains("de.lproj/Localizable.stringsdict") })
        #expect(log.messages.contains { $0.contains("asks for value 1 of 0") })
    }

    @Test("Texts are looked up by name, by locale of a resource, and by languages")
    func resources() {
        let bundle = folder.bundle
        #expect(String(localized: "none \(3)", bundle: bundle) == "none 3")
        #expect(
            String(localized: "key", defaultValue: "value \(1_234)", bundle: bundle, locale: Locale(identifier: "de"))
                == "value 1.234")
        var resource = LocalizedStringResource("hello", bundle: .atURL(URL(fileURLWithPath: folder.root)))
        resource.locale = Locale(identifier: "de_CH")
        #expect(String(localized: resource) == "Grüezi")
        resource.locale = Locale(identifier: "sr")
        #expect(String(localized: resource) == "Здраво")
        let gone = LocalizedStringResource("hello", bundle: .atURL(URL(fileURLWithPath: "/nowhere")))
        #expect(String(localized: gone) == "hello" && String(localized: "plain") == "plain")
        let languages = ["it", "de"].map { Locale.Language(identifier: $0) }
        #expect(bundle.localizedString(forKey: "hello", value: nil, table: nil, localizations: languages) == "Hallo")
        #expect(bundle.localizedString(forKey: "x", value: "v", table: nil, localizations: languages) == "v")
        #expect(bundle.localizedString(forKey: "x", value: "", table: nil, localizations: []) == "x")
    }

    @Test("A resource is the same after it was archived")
    func archives() throws {
        var resource = LocalizedStringResource(
            "a \(1) b \("c") \(2.5, specifier: "%.1f")", table: "T", bundle: .atURL(URL(fileURLWithPath: "/x")))
        resource.locale = Locale(identifier: "fi")
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource && copy.key == "a %lld b %@ %.1f")
    }
}
