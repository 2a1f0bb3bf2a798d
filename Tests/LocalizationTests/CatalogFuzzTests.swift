import Foundation
import TestSupport
import Testing

@testable import Localization

/// Files of all formats, and ways to spoil them.
private struct SpoiltStrings {
    private var source: SplitMix64
    private let files: [(name: String, data: Data)]

    init(seed: UInt64) {
        source = SplitMix64(seed: seed)
        let texts = ["key %lld": "text %lld of %2$@ %#@x@", "b": "é 😀 **b** [c](d)"]
        let binary = try? PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0)
        let nested =
            try? PropertyListSerialization.data(
                fromPropertyList: [
                    "k": [
                        "NSStringLocalizedFormatKey": "%#@v@ %d",
                        "v": [
                            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "%d file",
                            "other": "%d files",
                        ],
                    ]
                ], format: .binary, options: 0)
        files = [
            (
                "Localizable.strings",
                Data(#""a" = "b %@ \U00e9 \101"; /* c */ d = 'e'; "f %lld" = "%1$lld *x* %%"; // z"#.utf8)
            ),
            ("Localizable.strings", Data(CatalogTests.list.utf8)), ("Localizable.strings", binary ?? Data()),
            ("Localizable.stringsdict", Data(CatalogTests.dictionary.utf8)),
            ("Localizable.stringsdict", nested ?? Data()),
            ("Localizable.xcstrings", Data(CatalogTests.catalog.utf8)),
        ]
    }

    private static let spoiler = ByteSpoiler(
        words: [
            "%", "%@", "%#@", "%1$#@files@", "%99999999999$d", "%.99999f", "%*d", "%arg", "\\U", "\\Ud83d", "\"", "'",
            ";",
            "=", "/*",
            "*/", "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>", "<![CDATA[", "&#x110000;", "&",
            "<!--",
            "-->",
            "null", "{", "}", "[", "]", ",", ":", "1e400", "\"other\"", "\"plural\"", "\"stringUnit\"",
            "\"argNum\" : -1",
            "zero",
            "**", "`", "](", "\u{FFFD}", "\u{0}", "\u{FEFF}", "NSStringLocalizedFormatKey",
        ], changes: 5, cut: 20, copy: 80, run: 200)

    /// Reads a spoilt file, and shows all its texts with all kinds of values.
    mutating func run() {
        let file = files[source.below(files.count)]
        let data = Self.spoiler.spoil(file.data, &source) { $0[$1] ^= 1 << UInt8($2.below(8)) }
        var entries: [StringEntry] = []
        var faults: [CatalogFault] = []
        switch file.name.split(separator: ".").last {
        case "strings":
            let read = StringsFile.read(data)
            (entries, faults) = (Array(read.entries.values), read.faults)
        case "stringsdict":
            let read = StringsDictionary.read(data)
            (entries, faults) = (Array(read.entries.values), read.faults)
        default:
            let catalog = StringCatalog(data)
            (entries, faults) = (catalog.languages.values.flatMap(\.values), catalog.faults)
        }
        for fault in faults {
            #expect(
                !fault.message.isEmpty && !fault.message.unicodeScalars.contains { $0.value < 0x20 }, "\(fault.message)"
            )
        }
        let values: [[FormatArgument]] = [
            [], [.integer("1")], [.integer("-5"), .string("%@ *x*"), .real(.nan)],
            [.string("a"), .integer("99999999999999999999999"), .real(1e300)],
        ]
        for entry in entries {
            for values in values {
                for (language, locale) in [("ar", "ar_EG"), ("en", "de"), ("xx", "")] {
                    let chosen = ChosenText(entry, values: values, rules: .of(LanguageTag(language)))
                    let text = chosen.text(values, FormatWriter(.of(Locale(identifier: locale))))
                    #expect(text.utf8.count < 4_000_000)
                    _ = MarkedText(chosen.pieces)
                }
            }
        }
    }
}

@Suite("Files of texts: malformed") struct CatalogFuzzTests {
    @Test("No file of texts traps, however malformed")
    func mutated() {
        var strings = SpoiltStrings(seed: TestSeed.of("malformed files of texts"))
        for _ in 0..<TestEffort.count(10_000) { strings.run() }
    }
}
