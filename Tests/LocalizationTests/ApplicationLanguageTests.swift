import Foundation
import TestSupport
import Testing

@testable import Localization

/// What the process shares is changed, so each test is a process of its own.
@Suite("The application's language") struct ApplicationLanguageTests {
    private static func folder() -> StringsFolder {
        StringsFolder([
            "en.lproj/Localizable.strings": "\"hello\" = \"Hello\"; \"sum %lf\" = \"sum %lf\";",
            "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\"; \"sum %lf\" = \"Summe %lf\";",
            "fr.lproj/Localizable.strings": "\"hello\" = \"Bonjour\";", "de.lproj/Other.strings": "\"a\" = \"%@ ä\";",
            "Info.plist": "<plist><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
        ])
    }

    private static func launch(_ arguments: String...) {
        ApplicationLanguage.launch(LaunchArguments(["program"] + arguments), environment: [:])
    }

    @Test("Texts without a place in a tree are in the language of the launch")
    func launch() async {
        await #expect(processExitsWith: .success) {
            let folder = Self.folder()
            let bundle = folder.bundle
            let resource = LocalizedStringResource("hello", bundle: .atURL(URL(fileURLWithPath: folder.root)))
            precondition(String(localized: "hello", bundle: bundle) == "Hello")
            Self.launch("-AppleLanguages", "(it, de)", "-AppleLocale", "de_DE")
            precondition(String(localized: "hello", bundle: bundle) == "Hallo")
            precondition(String(localized: resource) == "Hallo")
            precondition(String(AttributedString(localized: "hello", bundle: bundle).characters) == "Hallo")
            precondition(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hallo")
            precondition(LocaleStyle.current.locale.identifier == "it_DE")
        }
    }

    @Test("Numbers are written as in the application's locale, or that of an explicit argument")
    func numbers() async {
        await #expect(processExitsWith: .success) {
            let bundle = Self.folder()
            Self.launch("-AppleLanguages", "(de)")
            precondition(String(localized: "sum \(1.5)", bundle: bundle.bundle) == "Summe 1,500000")
            precondition(String(localized: "sum \(1.5)", bundle: bundle.bundle, locale: .current) == "Summe 1,500000")
            let english = Locale(identifier: "en")
            precondition(String(localized: "sum \(1.5)", bundle: bundle.bundle, locale: english) == "Summe 1.500000")
        }
    }

    @Test("Formats are in the application's locale, or in their own")
    func formats() async {
        await #expect(processExitsWith: .success) {
            precondition(String(localized: "\(1.5, format: .number)") == "1.5")
            Self.launch("-AppleLanguages", "(de)")
            precondition(String(localized: "\(1.5, format: .number)") == "1,5")
            precondition(String(localized: "\(0.5, format: .percent.precision(.fractionLength(1)))") == "50,0\u{A0}%")
            let english = Locale(identifier: "en")
            precondition(String(localized: "\(1.5, format: .number.locale(english))") == "1.5")
        }
    }

    @Test("The locale of a resource goes before the application's language")
    func explicit() async {
        await #expect(processExitsWith: .success) {
            let folder = Self.folder()
            Self.launch("-AppleLanguages", "(de)")
            var resource = LocalizedStringResource("hello", bundle: .atURL(URL(fileURLWithPath: folder.root)))
            resource.locale = Locale(identifier: "fr")
            precondition(String(localized: resource) == "Bonjour")
            // None of the application's languages is a way back for it.
            resource.locale = Locale(identifier: "ja")
            precondition(String(localized: resource) == "Hello")
        }
    }

    @Test("The language of the host goes before that of the launch, and ends with the host")
    func host() async {
        await #expect(processExitsWith: .success) {
            let folder = Self.folder()
            Self.launch("-AppleLanguages", "(de)")
            ApplicationLanguage.follow(Locale(identifier: "fr_CA"))
            precondition(String(localized: "hello", bundle: folder.bundle) == "Bonjour")
            precondition(LocaleStyle.of(.current).locale.identifier == "fr_CA")
            ApplicationLanguage.follow(Locale(identifier: ""))
            precondition(String(localized: "hello", bundle: folder.bundle) == "Hallo")
            ApplicationLanguage.follow(nil)
            precondition(ApplicationLanguage.current?.languages == ["de"])
        }
    }

    @Test("NSLocalizedString finds texts by key, table, bundle and value")
    func functions() {
        let folder = Self.folder()
        let bundle = folder.bundle
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello")
        #expect(NSLocalizedString("a", tableName: "Other", bundle: bundle, comment: "") == "a")
        #expect(NSLocalizedString("none", bundle: bundle, value: "v", comment: "") == "v")
        #expect(NSLocalizedString("none", bundle: bundle, value: "", comment: "") == "none")
        #expect(NSLocalizedString("none", comment: "") == "none")
        #expect(NSLocalizedString("none", value: "v", comment: "") == "v")
        #expect(NSLocalizedString("none", tableName: "T", comment: "") == "none")
        #expect(NSLocalizedString("none", tableName: nil, value: "v", comment: "") == "v")
    }
}
