import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Files of texts") struct CatalogTests {
    private func read(_ text: String) -> (texts: [String: String], faults: [String]) { read(Data(text.utf8)) }

    private func read(_ data: Data) -> (texts: [String: String], faults: [String]) {
        let strings = StringsFile.read(data)
        return (strings.entries.mapValues { $0.variants.formats.map(\.source).joined() }, strings.faults.map(\.message))
    }

    @Test("Keys and texts, with comments, escapes, and words without quotes")
    func strings() {
        let all = read(
            #"""
            /* A comment; "a" = "b"; */ // and another
            "plain" = "text";
            "quotes \" and \\" = "line\nnext\ttab \U00e9 \U0041 \101";
            word_1 = other.word;
            "same";
            "pair" = "\Ud83d\Ude00";
            'single' = 'quotes "here"';
            "last"="no space"
            """#)
        #expect(all.faults.isEmpty)
        #expect(all.texts["plain"] == "text" && all.texts["quotes \" and \\"] == "line\nnext\ttab é A A")
        #expect(all.texts["word_1"] == "other.word" && all.texts["same"] == "same" && all.texts["pair"] == "😀")
        #expect(all.texts["single"] == "quotes \"here\"" && all.texts["last"] == "no space" && all.texts.count == 7)
        #expect(read("{ a = b; c = d; }").texts == ["a": "b", "c": "d"])
        #expect(read("").texts.isEmpty && read("").faults.isEmpty)
    }

    @Test("All encodings of Unicode")
    func encodings() {
        let text = "\"key\" = \"日本 é 😀\";"
        func bytes<U: FixedWidthInteger>(_ units: [U], _ mark: [U], isBig: Bool) -> Data {
            var data = Data()
            for unit in mark + units {
                withUnsafeBytes(of: isBig ? unit.bigEndian : unit.littleEndian) { data.append(contentsOf: $0) }
            }
            return data
        }
        let sixteen = Array(text.utf16)
        let thirtyTwo = text.unicodeScalars.map(\.value)
        let files = [
            Data(text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), bytes(sixteen, [0xFEFF], isBig: true),
            bytes(sixteen, [0xFEFF], isBig: false), bytes(sixteen, [], isBig: true), bytes(sixteen, [], isBig: false),
            bytes(thirtyTwo, [0xFEFF], isBig: true), bytes(thirtyTwo, [0xFEFF], isBig: false),
        ]
        for (index, file) in files.enumerated() {
            let all = read(file)
            #expect(all.texts == ["key": "日本 é 😀"] && all.faults.isEmpty, "file \(index)")
        }
        #expect(read(Data("\"a\" = \"".utf8) + Data([0xFF, 0xFE, 0xC0]) + Data("\";".utf8)).faults.count == 1)
    }

    @Test("A fault is named with its line, and what is behind it is read")
    func faults() {
        let all = read(
            "\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = ;\n\"d\" = \"4\"\n\"a\" = \"5\";\n= \"6\";\n\"e\" = \"7\";")
        #expect(all.texts == ["a": "1", "d": "4", "e": "7"])
        #expect(all.faults.count == 5, "\(all.faults)")
        #expect(all.faults.first?.hasPrefix("line 2:") == true && all.faults.last?.hasPrefix("line 6:") == true)
        #expect(read("\"a\" = \"1").faults.count >= 1 && read("/* open").faults.count == 1)
        #expect(read("\"a\" = \"\\U\";").faults.count == 1)
    }

    static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><!-- one --><key>a &amp; b</key><string>1 &lt; 2 &#233; &#x65E5; <![CDATA[<x>]]></string>
        <key>empty</key><string/><key>n</key><integer>3</integer></dict></plist>
        """

    @Test("Property lists in XML and in binary form")
    func lists() throws {
        #expect(read(Self.list).texts == ["a & b": "1 < 2 é 日 <x>", "empty": "", "n": "3"])
        let texts = ["key": "text", "日本": "é 😀 \(String(repeating: "long ", count: 80))", "": "none"]
        let binary = try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0)
        #expect(read(binary).texts == texts && read(binary).faults.isEmpty)
        let xml = try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
        #expect(read(xml).texts == texts)
        let odd = try PropertyListSerialization.data(
            fromPropertyList: ["a": ["x"], "b": true, "c": "d"] as [String: Any], format: .binary, options: 0)
        #expect(read(odd).texts == ["c": "d"] && read(odd).faults.count == 2)
        #expect(read("<?xml version=\"1.0\"?><plist><array/></plist>").faults.count == 1)
        #expect(read("<plist><dict><key>a</key></dict></plist>").faults.count == 1)
        let deep = String(repeating: "<dict><key>a</key>", count: 10_000)
        #expect(read("<plist>" + deep).faults.count == 1)
    }

    static let dictionary = """
        <plist><dict>
        <key>%d files in %d folders</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
          <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>zero</key><string>no files</string><key>one</key><string>one file</string>
            <key>other</key><string>%d files</string></dict>
          <key>folders</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d folder</string><key>other</key><string>%d folders</string></dict>
        </dict>
        <key>nested</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@outer@!</string>
          <key>outer</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>%d of %#@inner@</string><key>other</key><string>%2$#@inner@: %1$d</string></dict>
          <key>inner</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>%d thing</string><key>other</key><string>%d things</string></dict>
        </dict>
        <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>20</key><string>short</string><key>100</key><string>much longer</string></dict></dict>
        <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
        <key>loop</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
          <key>a</key><dict><key>other</key><string>%#@a@%#@a@%#@a@</string></dict></dict>
        <key>plain</key><string>text</string>
        <key>bad</key><dict><key>x</key><string>y</string></dict>
        </dict></plist>
        """

    @Test("Variables of texts: forms by number, in one another, by device and by width")
    func dictionaries() {
        let strings = StringsDictionary.read(Data(Self.dictionary.utf8))
        #expect(strings.faults.map(\.message).count == 1)
        func text(_ key: String, _ values: [Int]) -> String {
            guard let entry = strings.entries[key] else { return "none" }
            let values = values.map { FormatArgument($0) }
            let chosen = ChosenText(entry, values: values, rules: .of(LanguageTag("en")))
            return chosen.text(values, FormatWriter(.of(Locale(identifier: "en"))))
        }
        let key = "%d files in %d folders"
        #expect(text(key, [0, 1]) == "no files in 1 folder" && text(key, [1, 2]) == "one file in 2 folders")
        #expect(text(key, [7, 0]) == "7 files in 0 folders")
        #expect(text("nested", [1, 1]) == "1 of 1 thing!" && text("nested", [2, 5]) == "5 things: 2!")
        #expect(text("wide", []) == "much longer" && text("device", []) == "Click" && text("plain", []) == "text")
        // Ends, after as many parts as a text may have.
        #expect(text("loop", [1]).isEmpty)
    }

    static let catalog = #"""
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "Hello" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
          "%lld files" : { "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } } } },
          "%lld of %@ in %lld" : { "localizations" : { "en" : {
            "stringUnit" : { "state" : "translated", "value" : "%#@files@ of %2$@ in %#@folders@" },
            "substitutions" : {
              "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "%arg file" } }, "other" : { "stringUnit" : { "value" : "%arg files" } } } } },
              "folders" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "one folder" } }, "other" : { "stringUnit" : { "value" : "%arg folders" } } } } }
            } } } },
          "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
            "mac" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "Click" } } } } },
            "other" : { "stringUnit" : { "value" : "Tap" } } } } } } },
          "bad" : { "localizations" : { "en" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "value" : "x" } } } } },
            "de" : { "stringUnit" : 3 } } },
          "none" : { }
        } }
        """#

    @Test("Catalogues of all languages, with variations and substitutions")
    func catalogs() {
        let catalog = StringCatalog(Data(Self.catalog.utf8))
        #expect(catalog.sourceLanguage == "en" && catalog.faults.count == 2)
        func text(_ key: String, _ values: [FormatArgument], _ language: String = "en") -> String? {
            catalog.languages[language]?[key].map { entry in
                ChosenText(entry, values: values, rules: .of(LanguageTag(language)))
                    .text(values, FormatWriter(.of(Locale(identifier: language))))
            }
        }
        #expect(text("Hello", [], "de") == "Hallo" && text("Hello", [], "fr") == nil)
        #expect(
            text("%lld files", [.integer("1")]) == "1 file" && text("%lld files", [.integer("2000")]) == "2,000 files")
        let values: [FormatArgument] = [.integer("1"), .string("x"), .integer("4")]
        #expect(text("%lld of %@ in %lld", values) == "1 file of x in 4 folders")
        #expect(
            text("%lld of %@ in %lld", [.integer("2"), .string("y"), .integer("1")]) == "2 files of y in one folder")
        #expect(text("Tap", [.integer("1")]) == "Click")
        #expect(StringCatalog(Data("[]".utf8)).faults.count == 1 && StringCatalog(Data("{".utf8)).faults.count == 1)
        #expect(StringCatalog(Data(String(repeating: "[", count: 100_000).utf8)).faults.count == 1)
    }
}
