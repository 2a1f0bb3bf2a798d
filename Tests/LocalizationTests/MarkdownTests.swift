import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Marks of Markdown") struct MarkdownTests {
    /// Runs as text with their marks: b, i, c, s, and links.
    private func marked(_ text: String) -> String {
        MarkedText(text).runs.map { run in
            let string = run.pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            var marks = ""
            if run.intent.contains(.stronglyEmphasized) { marks += "b" }
            if run.intent.contains(.emphasized) { marks += "i" }
            if run.intent.contains(.code) { marks += "c" }
            if run.intent.contains(.strikethrough) { marks += "s" }
            if let link = run.link {
                marks += "→" + link.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            }
            return marks.isEmpty ? string : "{\(marks):\(string)}"
        }.joined()
    }

    @Test(
        "Emphasis, code, struck through text, links and escapes are as CommonMark has them",
        arguments: [
            ("plain", "plain"), ("*a*", "{i:a}"), ("_a_", "{i:a}"), ("**a**", "{b:a}"), ("__a__", "{b:a}"),
            ("***a***", "{bi:a}"), ("**a *b* c**", "{b:a }{bi:b}{b: c}"), ("*a **b** c*", "{i:a }{bi:b}{i: c}"),
            ("a * b * c", "a * b * c"), ("5*3*2", "5{i:3}2"), ("snake_case_name", "snake_case_name"),
            ("**a", "**a"), ("a**", "a**"), ("*a**", "{i:a}*"), ("**a*", "*{i:a}"), ("****", "****"),
            ("`a*b*`", "{c:a*b*}"), ("``a`b``", "{c:a`b}"), ("` a `", "{c:a}"), ("`a", "`a"),
            ("~~a~~", "{s:a}"), ("~a~", "{s:a}"), ("~~a~", "~~a~"), ("~~~a~~~", "~~~a~~~"),
            (#"\*a\*"#, "*a*"), (#"a\b"#, #"a\b"#), ("&amp;&lt;&#65;&x;", "&<A&x;"), ("AT&T", "AT&T"),
            ("[a](http://x)", "{→http://x:a}"), ("[*a* b](x \"title\")", "{i→x:a}{→x: b}"), ("[a](<b c>)", "{→b c:a}"),
            ("[a] (b)", "[a] (b)"), ("[a](b", "[a](b"), ("[a](b(c)d)", "{→b(c)d:a}"), ("[[a](b)](c)", "[{→b:a}](c)"),
            ("![alt](b)", "alt"), ("<http://x.y>", "{→http://x.y:http://x.y}"), ("<a@b.c>", "{→mailto:a@b.c:a@b.c}"),
            ("a < b", "a < b"), ("<b>bold</b>", "<b>bold</b>"), ("*[a](b)*", "{i→b:a}"), ("[a*](b)*", "{→b:a*}*"),
            ("see https://a.b/c_d_e.", "see {→https://a.b/c_d_e:https://a.b/c_d_e}."),
            ("(http://a.b)", "({→http://a.b:http://a.b})"),
            ("ahttp://a", "ahttp://a"), ("a\n  *b*\n", "a\n  {i:b}\n"), ("", ""), ("*a*b*c*", "{i:a}b{i:c}"),
            ("**a**b**", "{b:a}b**"), ("*foo**bar**baz*", "{i:foo}{bi:bar}{i:baz}"), ("*foo**bar*", "{i:foo**bar}"),
            ("**foo*bar**", "{b:foo*bar}"), ("“*a*”", "“{i:a}”"), ("日*本*語", "日{i:本}語"),
        ])
    func marks(_ markdown: String, _ expected: String) { #expect(marked(markdown) == expected) }

    @Test("Values are no Markdown, whatever they say, and links may have them")
    func values() {
        let entry = StringEntry("**%@** and [%@](https://x/%lld)*")
        let values: [FormatArgument] = [.string("*a*"), .string("](b)"), .integer("7")]
        let runs = MarkedText(ChosenText(entry, values: values, rules: .of(nil)).pieces).runs
        let writer = FormatWriter(.root)
        func text(_ pieces: [ChosenText.Piece]) -> String {
            pieces.map {
                switch $0 {
                case .text(let text): text
                case .value(let index, let placeholder): writer.text(of: values[index], as: placeholder)
                }
            }.joined()
        }
        #expect(runs.map { text($0.pieces) } == ["*a*", " and ", "](b)", "*"])
        #expect(runs[0].intent == .stronglyEmphasized && runs[2].link.map(text) == "https://x/7")
    }

    @MainActor @Test("All of a text is shown, apart from the marks: the letters are the same, in order")
    func letters() {
        let pieces = [
            "*", "**", "_", "__", "~", "~~", "`", "[", "]", "](x)", "![", "a", "b ", " c", "\n", "\\", "!", ".",
        ]
        PropertyCheck("Markdown", make: { $0.below(pieces.count) }) { numbers -> String? in
            let text = numbers.map { pieces[$0] }.joined()
            let shown = MarkedText(text).runs.flatMap(\.pieces).map {
                if case .text(let text) = $0 { text } else { "" }
            }
            let letters = shown.joined().filter { "abc".contains($0) }
            if letters == text.filter({ "abc".contains($0) }) { return nil }
            return "\(text.debugDescription) shows \(shown)"
        }
        .check(sequences: 2_000, length: 16)
    }

    @Test("Long rows of marks take no time")
    func long() {
        for piece in [
            "*a ", "_a", "[", "[a](", "`", "`a", "**a*", "<a", "![", "~a", "a**b", "[a](b", "&a", "]", "<http://",
        ] {
            let text = String(repeating: piece, count: 20_000)
            #expect(!MarkedText(text).runs.isEmpty)
        }
    }

    @Test("Attributed strings have marks and links as attributes")
    func attributes() throws {
        let text = try AttributedString(
            markdown: "a **b** [c](d)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
            baseURL: URL(string: "https://x.y/"))
        let runs = text.runs.map { run in
            (String(text[run.range].characters), run.inlinePresentationIntent ?? [], run.link?.absoluteString)
        }
        #expect(runs.map(\.0) == ["a ", "b", " ", "c"])
        #expect(runs[1].1 == .stronglyEmphasized && runs[3].2 == "https://x.y/d")
        let spaced = try AttributedString(markdown: " a\n\n b ", options: .init(interpretedSyntax: .inlineOnly))
        #expect(String(spaced.characters) == "a b")
        #expect(
            String(AttributedString(localized: "*\(1_000)* x", locale: Locale(identifier: "en")).characters)
                == "1,000 x")
    }
}
