import Foundation
import Testing

@testable import Localization

@Suite("The languages of a program") struct PreferredLanguagesTests {
    private func made(_ arguments: [String] = [], _ environment: [String: String] = [:]) -> PreferredLanguages? {
        PreferredLanguages(arguments: LaunchArguments(["program"] + arguments), environment: environment)
    }

    @Test(
        "The argument -AppleLanguages is a list of names, or one name",
        arguments: [
            ("(de)", ["de"]), ("(de, en)", ["de", "en"]), ("(\"de-AT\", en)", ["de-AT", "en"]), ("de", ["de"]),
            ("\"pt-BR\"", ["pt-BR"]), (" ( de,\n fr ) ", ["de", "fr"]), ("(zh_Hant_TW, zh-Hans)", ["zh-TW", "zh"]),
            ("(sr-Latn, iw)", ["sr-Latn", "he"]), ("(es-419)", ["es-419"]),
        ])
    func lists(_ list: String, _ languages: [String]) {
        #expect(made(["-AppleLanguages", list])?.languages == languages)
    }

    @Test(
        "Languages that are unknown or malformed are skipped",
        arguments: [
            ("(de, xx, en)", ["de", "en"]), ("(, de,, \"\", \")", ["de"]), ("((de), fr)", ["fr"]),
            ("(de-XX)", ["de"]), ("(de-Abcd-AT)", ["de-AT"]),
        ])
    func skipped(_ list: String, _ languages: [String]) {
        #expect(made(["-AppleLanguages", list])?.languages == languages)
    }

    @Test(
        "A list without a known language is as none",
        arguments: [
            "", "()", "(", "(de", "de)", "(xx)", "C", "und", "(de-)x", "\u{0}", "-1",
            String(repeating: "a-", count: 999),
        ])
    func noList(_ list: String) {
        #expect(made(["-AppleLanguages", list]) == nil)
        #expect(made(["-AppleLanguages", list], ["LANG": "fr_FR.UTF-8"])?.languages == ["fr-FR"])
    }

    @Test("The argument -AppleLocale is the locale, and the language if no other is given")
    func locales() {
        #expect(made(["-AppleLocale", "de_AT"])?.languages == ["de-AT"])
        #expect(made(["-AppleLocale", "de_AT"])?.locale == Locale(identifier: "de_AT"))
        let both = made(["-AppleLanguages", "(fr, de)", "-AppleLocale", "de_DE@calendar=buddhist"])
        #expect(both?.languages == ["fr", "de"])
        #expect(both?.locale.language.languageCode == "fr" && both?.locale.region == "DE")
        #expect(both?.locale.calendar.identifier == .buddhist)
        #expect(made(["-AppleLanguages", "(de-AT)", "-AppleLocale", "de_DE"])?.locale.identifier == "de_DE")
        #expect(made(["-AppleLanguages", "(de-AT)"])?.locale.identifier == "de_AT")
        #expect(made(["-AppleLocale", "nowhere"]) == nil)
    }

    @Test("Arguments are taken with their values, and what looks like another argument is no value")
    func others() {
        func others(_ arguments: String...) -> [String] { LaunchArguments(arguments).others }
        #expect(
            others("p", "--host", "picture", "-AppleLanguages", "(de)", "file") == ["p", "--host", "picture", "file"])
        #expect(others("p", "-AppleLanguages", "--previews", "x") == ["p", "--previews", "x"])
        #expect(others("p", "-AppleLocale") == ["p"] && others() == [])
        #expect(others("-AppleLocale", "de") == ["-AppleLocale", "de"])
        #expect(
            LaunchArguments(["p", "-AppleLanguages", "de", "-AppleLanguages", "fr"]).languages.map(\.tag) == ["fr"])
    }

    @Test(
        "Of the environment's variables, LC_ALL goes before LC_MESSAGES, and that before LANG",
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE.UTF-8@euro"], "de_DE"), (["LANG": "de"], "de"),
            (["LC_MESSAGES": "fr_FR", "LANG": "de_DE"], "fr_FR"),
            (["LC_ALL": "it_IT", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"], "it_IT"),
            (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"], "de_DE"), (["LANG": "sr_RS@latin"], "sr_Latn_RS"),
            (["LANG": "zh_TW.Big5"], "zh_TW"), (["LC_NUMERIC": "de_DE"], nil), (["LANG": "C"], nil),
            (["LANG": "POSIX"], nil), (["LANG": "C.UTF-8"], nil), (["LC_ALL": "C", "LANG": "de_DE"], nil),
            (["LANG": "xx_YY"], nil), (["LANG": "@"], nil), (["LANG": "_"], nil), (["LANG": ""], nil), ([:], nil),
        ] as [([String: String], String?)])
    func variables(_ environment: [String: String], _ locale: String?) {
        #expect(made([], environment)?.locale.identifier == locale)
    }

    @Test(
        "LANGUAGE lists the languages, unless the locale is C",
        arguments: [
            ("de_AT:fr", "en_US.UTF-8", ["de-AT", "fr"], "de_US"), ("de", "de_AT.UTF-8", ["de"], "de_AT"),
            ("", "en_US", ["en-US"], "en_US"), (":xx:it", "en_US", ["it"], "it_US"),
            ("xx", "en_US", ["en-US"], "en_US"),
            ("de:C:fr", "en_US", ["de"], "de_US"), ("de", "C", nil, nil), ("de", "", nil, nil),
            ("de", "xx", ["de"], "de"),
        ] as [(String, String, [String]?, String?)])
    func list(_ list: String, _ lang: String, _ languages: [String]?, _ locale: String?) {
        let made = made([], ["LANGUAGE": list, "LANG": lang])
        #expect(made?.languages == languages && made?.locale.identifier == locale)
    }

    @Test("Arguments go before the environment")
    func precedence() {
        let environment = ["LANG": "de_DE.UTF-8", "LANGUAGE": "de"]
        #expect(made(["-AppleLanguages", "(fr)"], environment)?.locale.identifier == "fr")
        #expect(made(["-AppleLocale", "fr_CA"], environment)?.languages == ["fr-CA"])
        #expect(made([], environment)?.languages == ["de"] && made() == nil)
    }

    @Test("A locale has one language, or none that is known")
    func locale() {
        let locale = Locale(identifier: "de_AT@calendar=hebrew")
        #expect(PreferredLanguages(locale)?.languages == ["de-AT"] && PreferredLanguages(locale)?.locale == locale)
        #expect(PreferredLanguages(Locale(identifier: "")) == nil)
    }
}
