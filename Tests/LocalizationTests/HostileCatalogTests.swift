import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Files of texts that stand for far more than they have") struct HostileCatalogTests {
    private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// A binary property list: a dictionary in which keys and values are one text again and again.
    private func list(oneTextOf length: Int, references: Int) -> Data {
        let text = [0x5F, 0x12] + bytes(length, 4) + [UInt8](repeating: 120, count: length)
        var dictionary: [UInt8] = [0xDF, 0x12] + bytes(references, 4)
        for _ in 0..<2 * references { dictionary += [0, 1] }
        let table = 8 + dictionary.count + text.count
        return Data(
            Array("bplist00".utf8) + dictionary + text + bytes(8, 4) + bytes(8 + dictionary.count, 4)
                + [0, 0, 0, 0, 0, 0, 4, 2] + bytes(2, 8) + bytes(0, 8) + bytes(table, 8))
    }

    @Test("A text that a binary list refers to again and again is read once, and counts each time")
    func references() throws {
        let fair = StringsFile.read(list(oneTextOf: 100, references: 1_000))
        #expect(fair.faults.isEmpty && fair.entries.keys.map(\.utf8.count) == [100])
        let bomb = StringsFile.read(list(oneTextOf: 20_000, references: 2_000))
        #expect(bomb.entries.isEmpty)
        #expect(
            bomb.faults.map(\.message) == ["its objects stand for far more than it has, as they are in too many places"]
        )
    }

    private func entry(_ variable: String) throws -> StringEntry {
        let text = """
            <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key>\
            <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(variable)</string>\
            </dict></dict></dict></plist>
            """
        return try #require(StringsDictionary.read(Data(text.utf8)).entries["k"])
    }

    private func chosen(_ entry: StringEntry, _ values: [FormatArgument]) -> (text: String, faults: [String]) {
        let chosen = ChosenText(entry, values: values, rules: .of(LanguageTag("en")))
        return (chosen.text(values, FormatWriter(.root)), chosen.faults)
    }

    @Test("Variables that refer to themselves end in a text of some size, with each fault once")
    func variables() throws {
        let signs = String(repeating: "%!", count: 20_000)
        let made = chosen(try entry("%#@a@%#@a@" + signs), [.integer("5")])
        #expect((40_000...2_000_000).contains(made.text.utf8.count))
        #expect(made.faults.count == Set(made.faults).count && made.faults.count <= 10)
        #expect(made.faults.contains { $0.contains("the rest is left out") })
        #expect(made.faults.contains { $0.contains("is no placeholder") })
        let many = chosen(try entry("%#@a@%#@none@%#@a@" + String(repeating: "x", count: 10_000)), [.integer("5")])
        #expect(many.text.utf8.count <= 2_000_000 && many.faults.count <= 10)
    }

    @Test("A long value that is written again and again is written some times")
    func values() {
        let format = StringEntry(String(repeating: "%1$@", count: 900))
        let long = String(repeating: "y", count: 100_000)
        let made = chosen(format, [.string(long)])
        #expect((500_000...4_000_000).contains(made.text.utf8.count) && made.faults.count == 1)
        let short = chosen(format, [.string("abc")])
        #expect(short.text == String(repeating: "abc", count: 900) && short.faults.isEmpty)
    }

    @Test("A long text without variables is shown whole")
    func long() {
        let text = String(repeating: "some words ", count: 200_000)
        #expect(chosen(StringEntry(text), []).text == text)
        #expect(chosen(StringEntry("some words %@"), [.string(text)]).text == "some words " + text)
    }

    @Test("What a catalogue puts in for an argument is a placeholder and nothing else")
    func specifier() {
        func faults(_ specifier: String) -> [String] {
            StringCatalog(
                Data(
                    """
                    {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"%#@a@"},\
                    "substitutions":{"a":{"formatSpecifier":"\(specifier)","variations":{"plural":{"other":\
                    {"stringUnit":{"value":"%arg%arg"}}}}}}}}}}}
                    """.utf8)
            ).faults.map(\.message)
        }
        #expect(faults("lld").isEmpty && faults("03d").isEmpty)
        for specifier in [
            "lld" + String(repeating: "x", count: 100), String(repeating: "0", count: 100) + "d", "lld x",
        ] {
            #expect(faults(specifier).count == 1)
        }
    }

    @Test("The lines of faults are right, in whatever order they are looked for")
    func lines() {
        let faults = StringsFile.read(Data("a = ;\n\"b\" \"c\";\n\n\"d\" = \"e\"\n\"f\" = \"g\"; /* no end\n\n".utf8))
            .faults
        #expect(faults.map { String($0.message.prefix(7)) } == ["line 1:", "line 2:", "line 5:", "line 5:"])
    }
}
