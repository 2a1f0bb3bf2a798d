/// The parts of the declaration of one variable.
struct VariableDeclaration {
    /// The name as it is written, perhaps between backticks.
    let name: String
    /// The type that is written behind the name.
    let type: String?
    /// The initial value.
    let value: String?
    /// Whether it is a `var`, not a `let`.
    let isVariable: Bool

    /// The name without backticks.
    var plainName: String { String(name.filter { $0 != "`" }) }

    /// Reads a declaration; `nil` if it is none of one variable with a name.
    init?(_ source: String) {
        let tokens = SourceTokens(source).tokens
        guard let keyword = tokens.firstIndex(where: { $0.text == "var" || $0.text == "let" }),
            keyword + 1 < tokens.count, tokens[keyword + 1].kind == .word
        else { return nil }
        isVariable = tokens[keyword].text == "var"
        name = tokens[keyword + 1].text
        let rest = tokens[(keyword + 2)...]
        let equals = rest.firstIndex { $0.text == "=" }
        func text(_ tokens: ArraySlice<SourceTokens.Token>) -> String? {
            guard let first = tokens.first, let last = tokens.last else { return nil }
            return String(source[first.range.lowerBound..<last.range.upperBound])
        }
        let hasType = rest.first?.text == ":"
        type = hasType ? text(rest[(rest.startIndex + 1)..<(equals ?? rest.endIndex)]) : nil
        value = equals.flatMap { text(rest[($0 + 1)...]) }
    }
}
