import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Documents of Markdown") struct MarkdownDocumentTests {
    /// The texts of the blocks, each with a sign for its kind.
    private func blocks(_ markdown: String) throws -> String {
        let text = try AttributedString(markdown: markdown)
        return text.runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self].map { intent, range in
            let names = (intent?.components ?? []).reversed().map { block in
                switch block.kind {
                case .paragraph: "p"
                case .header(let level): "h\(level)"
                case .orderedList: "ol"
                case .unorderedList: "ul"
                case .listItem(let ordinal): "\(ordinal)"
                case .codeBlock(let language): "code\(language.map { ":" + $0 } ?? "")"
                case .blockQuote: ">"
                case .thematicBreak: "hr"
                case .table(let columns): "table" + columns.map { "\($0.alignment)".prefix(1) }.joined()
                case .tableHeaderRow: "head"
                case .tableRow(let index): "row\(index)"
                case .tableCell(let index): "cell\(index)"
                }
            }
            return "\(names.joined(separator: " ")){\(String(text[range].characters))}"
        }.joined(separator: " ")
    }

    @Test("A text without options is read as a document, whose only paragraph is as before")
    func paragraph() throws {
        let text = try AttributedString(markdown: "This is **bold** text.")
        #expect(String(text.characters) == "This is bold text.")
        #expect(text.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil])
        #expect(text.runs.allSatisfy { $0.presentationIntent == PresentationIntent(.paragraph, identity: 1) })
    }

    @Test(
        "Blocks are as CommonMark has them",
        arguments: [
            ("a\nb\n\nc", "p{a b} p{c}"),
            ("a  \nb", "p{a\nb}"),
            ("a\\\nb", "p{a\nb}"),
            ("a\r\nb\r\n\r\nc", "p{a b} p{c}"),
            ("# a\n## b ##\n#c", "h1{a} h2{b} p{#c}"),
            ("####### a", "p{####### a}"),
            ("a\nb\n===\nc\n-", "h1{a b} h2{c}"),
            ("a\n\n---\n***\n_ _ _\nb", "p{a} hr{⸻} hr{⸻} hr{⸻} p{b}"),
            ("#", ""),
            ("", ""),
            ("   \n\n", ""),
            ("> a\nb\n> c\n\nd", "> p{a b c} p{d}"),
            ("> a\n> > b", "> p{a} > > p{b}"),
            (">a\n>\n>b", "> p{a} > p{b}"),
            ("- a\n- b\n  c\n\n  d\n+ e", "ul 1 p{a} ul 2 p{b c} ul 2 p{d} ul 1 p{e}"),
            ("3. a\n4. b\n1) c", "ol 3 p{a} ol 4 p{b} ol 1 p{c}"),
            ("- a\n  - b\n    1. c", "ul 1 p{a} ul 1 ul 1 p{b} ul 1 ul 1 ol 1 p{c}"),
            ("a\n- b", "p{a} ul 1 p{b}"),
            ("a\n2. b", "p{a 2. b}"),
            ("-\n  a", "ul 1 p{a}"),
            ("-a", "p{-a}"),
            ("- > a\n- # b", "ul 1 > p{a} ul 2 h1{b}"),
            ("* * *\n* a", "hr{⸻} ul 1 p{a}"),
            ("    a\n\n      b\n\nc", "code{a\n\n  b\n} p{c}"),
            ("a\n    b", "p{a b}"),
            ("- a\n\n      b", "ul 1 p{a} ul 1 code{b\n}"),
            ("```swift x\n# a\n\n*b*\n```\nc", "code:swift{# a\n\n*b*\n} p{c}"),
            ("~~~\na\n```\n~~~~", "code{a\n```\n}"),
            ("  ```\n    a\n", "code{  a\n}"),
            ("> ```\n> a\nb", "> code{a\n} p{b}"),
            ("``` a`\nb", "p{``` a` b}"),
            ("<div>\n*a*\n\nb", "p{<div>\n*a*\n} p{b}"),
            ("a <b>c</b>", "p{a <b>c</b>}"),
            (
                "|a|b|\n|-|:-:|\n|1|*2*|\n3|4|5\n\nc",
                "tablelc head cell0{a} tablelc head cell1{b} tablelc row1 cell0{1} tablelc row1 cell1{2}"
                    + " tablelc row2 cell0{3} tablelc row2 cell1{4} p{c}"
            ),
            ("x\na | b\n--: | -\n", "p{x} tablerl head cell0{a} tablerl head cell1{b}"),
            ("a|b\n-", "h2{a|b}"),
            ("a \\| b | c\n-|-\n", "tablell head cell0{a | b} tablell head cell1{c}"),
            ("\ta", "code{a\n}"),
            ("-\ta", "ul 1 p{a}"),
        ])
    func blocks(_ markdown: String, _ expected: String) throws { #expect(try blocks(markdown) == expected) }

    @Test("Blocks are numbered in the order of the document, those around others first")
    func numbers() throws {
        let text = try AttributedString(markdown: "- a\n- b\n\n> c")
        #expect(
            text.runs.compactMap { $0.presentationIntent?.debugDescription } == [
                "[paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]",
                "[paragraph (id 5), listItem 2 (id 4), unorderedList (id 1)]",
                "[paragraph (id 7), blockQuote (id 6)]",
            ])
        #expect(text.runs.map { $0.presentationIntent?.indentationLevel } == [1, 1, 1])
    }

    @Test("Ends of lines say what they are, and code and links go across them")
    func lineEnds() throws {
        let text = try AttributedString(markdown: "*a\nb*  \n[c\nd](e) `f\ng`", baseURL: URL(string: "http://x/"))
        let marked = text.runs.map { run in
            "\(String(text[run.range].characters).debugDescription) \(run.inlinePresentationIntent?.rawValue ?? 0)"
                + (run.link.map { " " + $0.absoluteString } ?? "")
        }
        #expect(
            marked == [
                "\"a\" 1", "\" \" 65", "\"b\" 1", "\"\\n\" 128", "\"c\" 0 http://x/e", "\" \" 64 http://x/e",
                "\"d\" 0 http://x/e", "\" \" 0", "\"f g\" 4",
            ])
    }

    @Test("What stands in blocks is stored and read again")
    func coding() throws {
        let text = try AttributedString(markdown: "1. a\n\n|a|b|\n|-|-|")
        for run in text.runs {
            let intent = try #require(run.presentationIntent)
            let data = try JSONEncoder().encode(intent)
            #expect(try JSONDecoder().decode(PresentationIntent.self, from: data) == intent)
        }
    }

    @MainActor @Test("No letter of a text is lost, whatever blocks it makes")
    func letters() {
        let pieces = [
            "a", "b", "c ", "\n", "\n\n", "  ", "    ", "\t", "- ", "1. ", "> ", "# ", "```", "~~~\n", "---\n", "|",
            "|-|-|\n",
            "===\n", "*", "[", "](c)", "\\", "<div>", "+\n",
        ]
        PropertyCheck("Markdown documents", make: { $0.below(pieces.count) }) { numbers -> String? in
            let text = numbers.map { pieces[$0] }.joined()
            guard let shown = try? AttributedString(markdown: text) else {
                return "\(text.debugDescription) is no text"
            }
            let letters = String(shown.characters).filter { "ab".contains($0) }
            // The words behind a fence name a language, cells beyond the columns and names of tags are not shown.
            if text.contains("```") || text.contains("~~~") || text.contains("|") { return nil }
            if letters == text.filter({ "ab".contains($0) }) { return nil }
            return "\(text.debugDescription) shows \(String(shown.characters).debugDescription)"
        }
        .check(sequences: 200, length: 16)
    }

    @Test(
        "Long documents and deep blocks take time by their length",
        arguments: ["> ", "- ", "1. ", "# a\n", "a\n", "|a", "```\n", "    a\n", "> a\n\n"])
    func long(_ piece: String) throws {
        let text = try AttributedString(markdown: String(repeating: piece, count: 400))
        #expect(text.runs.count >= 0)
    }
}
