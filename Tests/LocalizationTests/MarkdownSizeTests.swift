import Foundation
import TestSupport
import Testing

@testable import Localization

/// Texts of many marks, each kind as bad as it can be.
@MainActor @Suite("Number of marks of Markdown") struct MarkdownSizeTests {
    /// A text of so many marks.
    nonisolated static let texts: [(name: String, text: @Sendable (Int) -> String)] = [
        ("brackets around a link, then words", { repeated("[", $0) + "[a](b)" + repeated(" h", $0) }),
        ("images around links", { repeated("![", $0) + repeated("[a](b) ", $0) }),
        ("brackets that close nothing", { repeated("[a]", $0) + repeated("]", $0) }),
        ("marks that match at once", { repeated("*a* ", $0) }),
        ("marks in one another", { repeated("*a **b ", $0) + repeated("c** d* ", $0) }),
        ("marks that begin only", { repeated("*a _b ~c ", $0) }),
        ("marks that end only", { repeated("a* b_ c~ ", $0) }),
        ("many kinds that match outside", { "*x " + repeated("_a ~b **c ", $0) + "y*" }),
        (
            "rows of backticks of all lengths",
            { count in
                var (text, length) = ("", 1)
                while text.utf8.count < count {
                    text += repeated("`", length) + " "
                    length += 1
                }
                return text
            }
        ),
        ("addresses that end in parentheses", { "http://a" + repeated(")", $0) }),
        ("angle brackets", { repeated("<a:", $0) }),
        ("entities", { repeated("&am", $0) }),
        ("escapes", { repeated("\\*", $0) }),
    ]

    nonisolated private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test("Reading a text takes time linear in its length", arguments: texts.indices)
    func reading(_ index: Int) {
        let text = Self.texts[index].text
        let (few, many) = SizeOfTests.isFull ? (1_250, 20_000) : (150, 1_500)
        let growth = Growth.ofTime(from: few, to: many, prepare: text) { text in
            #expect(!MarkedText(text).runs.isEmpty)
        }
        #expect(growth < 4, "\(Self.texts[index].name)")
    }

    @Test("Brackets around a link are none, and those around an image are")
    func brackets() {
        func links(_ text: String) -> [String] {
            MarkedText(text).runs.map { run in
                let texts = run.pieces.map { if case .text(let text) = $0 { text } else { "?" } }.joined()
                return run.link == nil ? texts : "(\(texts))"
            }
        }
        #expect(links("[a [b](c) d](e)") == ["[a ", "(b)", " d](e)"])
        #expect(links("[a [b](c) d](e) [f](g)") == ["[a ", "(b)", " d](e) ", "(f)"])
        #expect(links("[a ![b](c) d](e)") == ["(a b d)"])
        #expect(links("![a [b](c) d](e)") == ["a ", "(b)", " d"])
        #expect(links("[[a](b) [c](d)](e)") == ["[", "(a)", " ", "(c)", "](e)"])
        #expect(links("[x https://a.b") == ["[x https://a.b"])
        #expect(links("[[a](b) https://a.b") == ["[", "(a)", " ", "(https://a.b)"])
    }

    @Test("Code ends at the next row of as many backticks, also where the first row follows an escaped one")
    func ticks() {
        func code(_ text: String) -> [String] {
            MarkedText(text).runs.map { run in
                let texts = run.pieces.map { if case .text(let text) = $0 { text } else { "?" } }.joined()
                return run.intent.contains(.code) ? "<\(texts)>" : texts
            }
        }
        #expect(code("`a` ``b`c`` `d") == ["<a>", " ", "<b`c>", " `d"])
        #expect(code("\\``a` ``") == ["`", "<a>", " ``"])
        #expect(code("``a` b`` ` c `` d") == ["<a` b>", " ` c `` d"])
    }
}
