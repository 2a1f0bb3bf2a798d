import TestSupport
import Testing

@testable import MacroExpansion

@MainActor @Suite("Tokens of a source") struct SourceTokenTests {
    private func texts(_ source: String) -> [String] { SourceTokens(source).tokens.map(\.text) }

    @Test("Words, numbers and symbols are apart, and operators are as long as they can be")
    func plain() {
        #expect(
            texts("let a_1: [Int?] = -3.5e2 + .b") == [
                "let", "a_1", ":", "[", "Int", "?", "]", "=", "-", "3.5e2", "+", ".", "b",
            ])
        #expect(texts("(Int) -> Void == `default`") == ["(", "Int", ")", "->", "Void", "==", "`default`"])
        #expect(texts("0x1F...3") == ["0x1F", ".", ".", ".", "3"])
    }

    @Test("Comments are left out, also nested ones and those that do not end")
    func comments() {
        #expect(texts("a // b\nc /* d /* e */ f */ g /* h") == ["a", "c", "g"])
    }

    @Test(
        "A string is one token with whatever is in it",
        arguments: [
            #""a \" = { b""#, #""\(f("}") + "\(3)")""#, ##"#"a " \(b) \#(c(")"))"#"##,
            "\"\"\"\n a = \"b\" \\(c)\n \"\"\"",
            "\"\"", "##\"\\#(\"##",
        ])
    func strings(source: String) {
        #expect(texts("\(source) x") == [source, "x"])
        #expect(SourceTokens(source).tokens.first?.kind == .string)
    }

    @Test("What is in brackets is one deeper than they are")
    func depths() {
        #expect(SourceTokens("a(b[{c}], \"(\") d").tokens.map(\.depth) == [0, 0, 1, 1, 2, 3, 2, 1, 1, 1, 0, 0])
        #expect(SourceTokens("a) b (c").tokens.map(\.depth) == [0, -1, -1, -1, 0])
    }

    @Test("Any text is taken apart, in order and without its end being lost")
    func anyText() {
        let parts = [
            "a", "1", " ", "\n", "\"", "\"\"\"", "#", "\\", "(", ")", "\\(", "/*", "*/", "//", "`", "=", "é", "😀", "{",
        ]
        PropertyCheck<String>("tokens", make: { random in parts[random.below(parts.count)] }) { words in
            let source = words.joined()
            var last = source.startIndex
            for token in SourceTokens(source).tokens {
                if token.range.lowerBound < last || token.range.isEmpty { return "tokens overlap or are empty" }
                if source[token.range] != token.text { return "a token is not its text" }
                last = token.range.upperBound
            }
            return nil
        }
        .check(sequences: 500, length: 20)
    }
}
