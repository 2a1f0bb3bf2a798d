/// The parts of a macro that is written as a call: `#name(arguments) { closure }`.
struct MacroCall {
    /// What is between the parentheses; `nil` without parentheses.
    let arguments: String?
    /// What is between the braces of the closure behind; `nil` without one.
    let closure: String?

    /// Reads a call; `nil` if it is none.
    init?(_ source: String) {
        let tokens = SourceTokens(source).tokens
        guard let pound = tokens.firstIndex(where: { $0.text == "#" }), pound + 1 < tokens.count,
            tokens[pound + 1].kind == .word
        else { return nil }
        var next = pound + 2
        var arguments: String?
        if next < tokens.count, tokens[next].text == "(", let close = tokens.closing(of: next) {
            arguments = tokens.text(in: source, inside: next, close)
            next = close + 1
        }
        self.arguments = arguments
        guard next < tokens.count, tokens[next].text == "{", let close = tokens.closing(of: next) else {
            closure = nil
            return
        }
        closure = tokens.text(in: source, inside: next, close)
    }

    /// Returns the arguments of a list, with the space around them.
    static func parts(of list: String) -> [String] {
        let tokens = SourceTokens(list).tokens
        if tokens.isEmpty { return [] }
        var parts: [String] = []
        var start = list.startIndex
        for token in tokens where token.depth == 0 && token.text == "," {
            parts.append(String(list[start..<token.range.lowerBound]))
            start = token.range.upperBound
        }
        parts.append(String(list[start...]))
        return parts
    }

    /// Returns the value of an argument; `nil` if its label is another one.
    static func value(of argument: String, label: String) -> String? {
        let tokens = SourceTokens(argument).tokens
        guard tokens.count > 2, tokens[0].text == label, tokens[1].text == ":" else { return nil }
        return String(argument[tokens[1].range.upperBound...])
    }

    /// Returns what is between the braces of an expression that is a closure; `nil` for any other.
    static func closure(_ expression: String) -> String? {
        let tokens = SourceTokens(expression).tokens
        guard tokens.first?.text == "{", tokens.closing(of: 0) == tokens.count - 1 else { return nil }
        return tokens.text(in: expression, inside: 0, tokens.count - 1)
    }
}

extension [SourceTokens.Token] {
    /// Returns the source between two tokens.
    func text(in source: String, inside open: Int, _ close: Int) -> String {
        String(source[self[open].range.upperBound..<self[close].range.lowerBound])
    }
}
