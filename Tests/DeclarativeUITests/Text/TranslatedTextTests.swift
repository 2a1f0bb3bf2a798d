import Drawing
import Foundation
import Localization
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// A bundle in English, Hebrew, which is read from right to left, and Arabic, which has six forms for numbers.
func threeLanguages() -> StringsFolder {
    func form(_ category: String, _ text: String) -> String { "<key>\(category)</key><string>\(text)</string>" }
    func dictionary(_ forms: [(String, String)]) -> String {
        """
        <plist><dict><key>%lld files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        \(forms.map { form($0.0, $0.1) }.joined())</dict></dict></dict></plist>
        """
    }
    return StringsFolder([
        "Info.plist": "<plist><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
        "en.lproj/Localizable.strings":
            #""title" = "Files"; "rich" = "Some **bold** text"; "%@ and %lld" = "%@ and %lld";"#,
        "he.lproj/Localizable.strings": #""title" = "קבצים"; "rich" = "טקסט *נטוי*"; "%@ and %lld" = "%2$lld ו־%1$@";"#,
        "ar.lproj/Localizable.strings": #""title" = "ملفات";"#,
        "en.lproj/Localizable.stringsdict": dictionary([("one", "%lld file"), ("other", "%lld files")]),
        "he.lproj/Localizable.stringsdict": dictionary([
            ("one", "קובץ אחד"), ("two", "שני קבצים"), ("other", "%lld קבצים"),
        ]),
        "ar.lproj/Localizable.stringsdict": dictionary([
            ("zero", "صفر"), ("one", "واحد"), ("two", "اثنان"), ("few", "%lld قليل"), ("many", "%lld كثير"),
            ("other", "%lld آخر"),
        ]),
        "More.xcstrings":
            #"{"sourceLanguage":"en","strings":{"more":{"localizations":{"en":{"stringUnit":{"value":"More"}},"he":{"stringUnit":{"value":"עוד"}}}}}}"#,
    ])
}

@MainActor @Suite("Texts that are translated") struct TranslatedTextTests {
    private let folder = threeLanguages()
    private var bundle: Bundle { folder.bundle }

    private func texts(_ host: TestHost) -> [String] { host.graph.rootNode?.shownTexts ?? [] }

    private struct Counted: View {
        let bundle: Bundle
        let log: Log

        var body: some View {
            log.run("inner")
            return VStack {
                Text("title", bundle: bundle)
                Text("\(3) files", bundle: bundle)
                Text("\("x") and \(2)", bundle: bundle)
                Text("more", tableName: "More", bundle: bundle)
                Text(verbatim: "title")
                Text("none \(1)", bundle: bundle)
            }
        }
    }

    @Test("Texts are translated for the locale around, and again for another one, without their body running")
    func live() {
        let log = Log()
        let host = TestHost(Counted(bundle: bundle, log: log))
        defer { host.close() }
        host.set(LocaleKey.self, to: Locale(identifier: "en_US"))
        #expect(texts(host) == ["Files", "3 files", "x and 2", "More", "title", "none 1"])
        host.set(LocaleKey.self, to: Locale(identifier: "he_IL"))
        #expect(texts(host) == ["קבצים", "3 קבצים", "2 ו־x", "עוד", "title", "none 1"])
        host.set(LocaleKey.self, to: Locale(identifier: "ar_EG"))
        #expect(texts(host) == ["ملفات", "٣ قليل", "x and ٢", "More", "title", "none ١"])
        host.set(LocaleKey.self, to: Locale(identifier: "fr"))
        #expect(texts(host) == ["Files", "3 files", "x and 2", "More", "title", "none 1"])
        #expect(log("inner") == 1)
        host.graph.checkInvariants()
    }

    @Test(
        "Each number has its form, also one that changes",
        arguments: [
            (0, "صفر"), (1, "واحد"), (2, "اثنان"), (3, "٣ قليل"), (11, "١١ كثير"), (100, "١٠٠ آخر"),
            (1_003, "١٬٠٠٣ قليل"),
        ])
    func forms(_ number: Int, _ text: String) {
        let host = TestHost(Text("\(number) files", bundle: bundle).environment(\.locale, Locale(identifier: "ar_EG")))
        defer { host.close() }
        #expect(texts(host) == [text])
        host.show(Text("\(2) files", bundle: bundle).environment(\.locale, Locale(identifier: "ar_EG")))
        #expect(texts(host) == ["اثنان"])
    }

    @Test("Texts are measured and laid out anew in another language, among joined ones too")
    func sizes() {
        func joined(_ bundle: Bundle) -> Text { Text("title", bundle: bundle).bold() + Text(verbatim: "!") }
        let host = TestHost(joined(bundle))
        defer { host.close() }
        for locale in ["en", "he", "ar", "en"].map({ Locale(identifier: $0) }) {
            host.set(LocaleKey.self, to: locale)
            let fresh = TestHost(joined(bundle).environment(\.locale, locale))
            defer { fresh.close() }
            #expect(host.graph.sizeThatFits(.unspecified) == fresh.graph.sizeThatFits(.unspecified))
            #expect(texts(host) == texts(fresh) && host.graph.sizeThatFits(.unspecified).width > 0)
        }
    }

    @Test("Numbers have the digits and groups of the locale in any text with a key, and follow it")
    func numbers() {
        let host = TestHost(
            VStack {
                Text("\(5)")
                Text("\(1_234_567) and \(-3)")
                Text("\(0.5)")
                Text("\(2.25, specifier: "%.1f") of \("5")")
                Text(verbatim: "\(1_234)")
            })
        defer { host.close() }
        #expect(texts(host) == ["5", "1,234,567 and -3", "0.500000", "2.2 of 5", "1234"])
        host.set(LocaleKey.self, to: Locale(identifier: "de_DE"))
        #expect(texts(host) == ["5", "1.234.567 and -3", "0,500000", "2,2 of 5", "1234"])
        host.set(LocaleKey.self, to: Locale(identifier: "ar_EG"))
        #expect(texts(host)[0] == "٥" && texts(host)[2] == "٠٫٥٠٠٠٠٠" && texts(host)[4] == "1234")
        host.set(LocaleKey.self, to: Locale(identifier: "en"))
        #expect(texts(host) == ["5", "1,234,567 and -3", "0.500000", "2.2 of 5", "1234"])
    }

    @Test("Resources are translated for the locale around, unless they have their own")
    func resources() {
        let plain = LocalizedStringResource("title", bundle: .atURL(URL(fileURLWithPath: folder.root)))
        var own = plain
        own.locale = Locale(identifier: "he")
        let host = TestHost(
            VStack {
                Text(plain)
                Text(own)
                Text("in \(plain)")
            }.environment(\.locale, Locale(identifier: "ar")))
        defer { host.close() }
        #expect(texts(host) == ["ملفات", "קבצים", "in ملفات"])
        #expect(Text(plain) == Text(plain) && Text(plain) != Text(own))
    }

    @Test("Marks of Markdown in keys and translations are looks of parts; values and verbatim texts have none")
    func marks() {
        func parts(_ text: Text, _ locale: String = "en") -> [Text.Part] {
            let wording = text.wording(at: nil, in: LocaleStyle.of(Locale(identifier: locale)))
            return [wording.first] + wording.others
        }
        let rich = parts(Text("rich", bundle: bundle))
        #expect(rich.map(\.string) == ["Some ", "bold", " text"] && rich[1].attributes?.traits.weight == .bold)
        let hebrew = parts(Text("rich", bundle: bundle), "he")
        #expect(hebrew.map(\.string) == ["טקסט ", "נטוי"] && hebrew[1].attributes?.traits.isItalic == true)
        #expect(parts(Text("**\("*a*")** `c` ~~d~~")).map(\.string) == ["*a*", " ", "c", " ", "d"])
        #expect(parts(Text("a **b**")).map(\.string) == ["a ", "b"])
        #expect(parts(Text(verbatim: "**a**")).map(\.string) == ["**a**"])
        let string = "**a**"
        #expect(parts(Text(string)).map(\.string) == ["**a**"])
        #expect(
            parts(Text("a \(Text("b").italic()) *c*").bold()).map { $0.attributes?.traits.weight }
                == Array(repeating: .bold, count: 4))
    }

    @Test("A tap on a link opens it, and one beside it is for what is around")
    func links() {
        let opened = Log()
        let host = TestHost(
            Text("[aaaa](https://a.b/\(7)) bbbb")
                .onTapGesture { opened.run("around") }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.run("open", url.absoluteString)
                        return .handled
                    }))
        defer { host.close() }
        let size = host.graph.sizeThatFits(.unspecified)
        host.graph.place(in: size)
        host.update()
        let interaction = GraphInteraction(host.graph)
        #expect(interaction.tap(at: CGPoint(x: 2, y: size.height / 2)))
        #expect(interaction.tap(at: CGPoint(x: size.width - 2, y: size.height / 2)))
        #expect(opened.entries == ["open https://a.b/7", "around"])
        host.show(Text("aaaa bbbb").onTapGesture { opened.run("around") })
        host.graph.place(in: size)
        host.update()
        #expect(interaction.tap(at: CGPoint(x: 2, y: size.height / 2)) && opened("around") == 2)
    }

    @Test("Attributed texts show the marks and links of Markdown")
    func attributed() throws {
        let text = try AttributedString(
            markdown: "a **b** [c](https://d)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        let wording = Text(text).wording(at: nil, in: .root)
        #expect(wording.others.count == 3 && wording.hasLinks)
        #expect(wording.others[0].attributes?.traits.weight == .bold)
        #expect(wording.others[2].attributes?.link?.absoluteString == "https://d")
    }

    @Test("Titles, labels and prompts in the locale of their place")
    func settings() {
        let host = TestHost(
            VStack {
                Button {
                } label: {
                    Text("title", bundle: bundle)
                }
                Toggle(isOn: .constant(true)) { Text("\(2) files", bundle: bundle) }
                Text("x").accessibilityLabel(Text("title", bundle: bundle))
                TextField(text: .constant(""), prompt: Text("title", bundle: bundle)) { Text("title", bundle: bundle) }
            }.environment(\.locale, Locale(identifier: "he")))
        defer { host.close() }
        let all = texts(host)
        #expect(all.contains("קבצים") && all.contains("שני קבצים"))
        #expect(Text("title", bundle: bundle).string(for: Locale(identifier: "ar")) == "ملفات")
    }

    @Test("Texts that come, go and change their locale say what those of a new tree do")
    func model() {
        let bundle = bundle
        let locales = ["en", "he", "ar_EG", "de"].map { Locale(identifier: $0) }
        let text = { (kind: Int) -> Text in
            switch kind {
            case 0: Text("title", bundle: bundle)
            case 1: Text("\(kind) files", bundle: bundle)
            case 2: Text("\(1_234)")
            case 3: Text("\(7)")
            case 4: Text("rich", bundle: bundle)
            case 5: Text("title", bundle: bundle) + Text("\(3)").bold()
            case 6: Text("*a* [b](c)")
            default: Text(verbatim: "x")
            }
        }
        PropertyCheck("translated texts", make: { ($0.below(4), $0.below(8), $0.below(8)) }) { edits -> String? in
            var (shown, locale) = ([Int](), locales[0])
            func view() -> some View {
                VStack { ForEach(Array(shown.enumerated()), id: \.offset) { text($0.element) } }
                    .environment(\.locale, locale)
            }
            let host = TestHost(view())
            defer { host.close() }
            for (edit, place, kind) in edits {
                switch edit {
                case 0: shown.insert(kind, at: min(place, shown.count))
                case 1: if place < shown.count { shown.remove(at: place) }
                case 2: if place < shown.count { shown[place] = kind }
                default: locale = locales[place % 4]
                }
                host.show(view())
                let fresh = TestHost(view())
                defer { fresh.close() }
                if texts(host) != texts(fresh) { return "\(texts(host)), not \(texts(fresh))" }
                if host.graph.sizeThatFits(.unspecified) != fresh.graph.sizeThatFits(.unspecified) {
                    return "other sizes"
                }
                host.graph.checkInvariants()
            }
            return nil
        }
        .check(sequences: 40, length: 15)
    }
}
