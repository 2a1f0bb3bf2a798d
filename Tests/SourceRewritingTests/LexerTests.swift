import Testing

@testable import SourceRewriting

@Suite("Tokens") struct LexerTests {
    private func tokens(_ source: String) -> [String] {
        let file = SourceFile(source)
        return file.tokens.dropLast().indices.map(file.text)
    }

    @Test(
        "Source is words, numbers, strings and symbols",
        arguments: [
            ("a.b?(c: 3)", ["a", ".", "b", "?", "(", "c", ":", "3", ")"]),
            ("f() -> A<B<C>>?", ["f", "(", ")", "->", "A", "<", "B", "<", "C", ">", ">", "?"]),
            ("#if x\n#selector(f)", ["#if", "x", "#selector", "(", "f", ")"]),
            ("a..<b 1...2 3.5e-2", ["a", "..<", "b", "1", "...", "2", "3.5e", "-", "2"]),
            ("`a b` $0 é", ["`a b`", "$0", "é"]), ("x+=y&&z", ["x", "+=", "y", "&&", "z"]),
            ("a // b\n/* c /* d */ */ e", ["a", "e"]), ("t.0.1", ["t", ".", "0", ".", "1"]),
        ])
    func kinds(source: String, result: [String]) { #expect(tokens(source) == result) }

    @Test(
        "A string is one token, and those of its interpolations are between its parts",
        arguments: [
            (#""a\"b" c"#, [#""a\"b""#, "c"]),
            (#""a\(b("c"))d" e"#, [#""a\"#, "(", "b", "(", #""c""#, ")", ")", #"d""#, "e"]),
            (##"#"a\(b)"c"# d"##, [##"#"a\(b)"c"#"##, "d"]),
            (##"#"a\#(b)"# d"##, [##"#"a\#"##, "(", "b", ")", ##""#"##, "d"]),
            ("\"\"\"\n\"a\" \\(b)\n\"\"\" c", ["\"\"\"\n\"a\" \\", "(", "b", ")", "\n\"\"\"", "c"]),
            ("\"a\nb", ["\"a", "b"]), ("\"\" a", ["\"\"", "a"]),
        ])
    func strings(source: String, result: [String]) { #expect(tokens(source) == result) }

    @Test(
        "A regular expression is one token; other slashes are operators",
        arguments: [
            ("x = /a\"(b)\\/c/ d", ["x", "=", "/a\"(b)\\/c/", "d"]), ("a / b / c", ["a", "/", "b", "/", "c"]),
            ("f(/a/, b)", ["f", "(", "/a/", ",", "b", ")"]), ("#/a/b\"/# c", ["#/a/b\"/#", "c"]),
            ("#/\n a \"\n/# c", ["#/\n a \"\n/#", "c"]),
            ("f(/) + g(/)", ["f", "(", "/", ")", "+", "g", "(", "/", ")"]),
            ("a /b/ c", ["a", "/", "b", "/", "c"]),
        ])
    func regexes(source: String, result: [String]) { #expect(tokens(source) == result) }

    @Test("Every word that is known is found, and no other")
    func keywords() {
        for keyword in Keyword.allCases where keyword != .none {
            let file = SourceFile(keyword.rawValue)
            #expect(file.tokens.map(\.keyword) == [keyword, .none])
            #expect(SourceFile(keyword.rawValue + "x").tokens.map(\.keyword) == [.none, .none])
        }
    }
}
