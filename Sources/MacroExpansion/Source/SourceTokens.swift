/// A piece of Swift source as words, numbers, strings and symbols. White space and comments are left out.
///
/// It knows as much of the language as is needed to find where parts of a declaration begin and end: strings with
/// whatever is in them are one token, and so are runs of operators.
struct SourceTokens {
    /// A token.
    struct Token: Equatable {
        enum Kind: Equatable { case word, number, string, symbol }

        let kind: Kind
        let text: String
        /// Where it is in the source.
        let range: Range<String.Index>
        /// The number of brackets of any kind that it is nested in; negative after unmatched closing brackets. A
        /// bracket itself has the depth outside.
        fileprivate(set) var depth = 0

        /// Whether it is an opening parenthesis, bracket or brace.
        var isOpening: Bool { text == "(" || text == "[" || text == "{" }
        /// Whether it is a closing parenthesis, bracket or brace.
        var isClosing: Bool { text == ")" || text == "]" || text == "}" }
    }

    private(set) var tokens: [Token] = []
    private let source: String
    private var position: String.Index

    init(_ source: String) {
        self.source = source
        position = source.startIndex
        var depth = 0
        while var token = next() {
            if token.isClosing { depth -= 1 }
            token.depth = depth
            if token.isOpening { depth += 1 }
            tokens.append(token)
        }
    }

    private func has(_ text: String) -> Bool { source[position...].hasPrefix(text) }

    private mutating func advance(_ count: Int = 1) {
        position = source.index(position, offsetBy: count, limitedBy: source.endIndex) ?? source.endIndex
    }

    private mutating func advance(while condition: (Character) -> Bool) {
        while position < source.endIndex, condition(source[position]) { advance() }
    }

    private mutating func next() -> Token? {
        skipSpace()
        guard position < source.endIndex else { return nil }
        let start = position
        let kind = read()
        return Token(kind: kind, text: String(source[start..<position]), range: start..<position)
    }

    private mutating func skipSpace() {
        while position < source.endIndex {
            if source[position].isWhitespace {
                advance()
            } else if has("//") {
                advance { !$0.isNewline }
            } else if has("/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Comments may be in comments.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                advance(2)
            } else if has("*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < source.endIndex
    }

    private mutating func read() -> Token.Kind {
        let first = source[position]
        if first == "\"" || (first == "#" && startsRawString) {
            skipString()
            return .string
        }
        if first == "`" {
            advance()
            advance { $0 != "`" }
            advance()
            return .word
        }
        if first.isNumber {
            skipNumber()
            return .number
        }
        if Self.isWordPart(first) {
            advance(while: Self.isWordPart)
            return .word
        }
        if has("->") {
            advance(2)
        } else if Self.operators.contains(first) {
            advance { Self.operators.contains($0) }
        } else {
            advance()
        }
        return .symbol
    }

    // Marks of generic arguments and optional types are tokens of their own.
    private static let operators: Set<Character> = ["=", "-", "+", "*", "/", "%", "&", "|", "^", "~", "!"]
    private static func isWordPart(_ character: Character) -> Bool {
        character == "_" || character == "$" || character.isLetter || character.isNumber
            || character.unicodeScalars.first.map { $0.properties.isXIDContinue } == true
    }

    private mutating func skipNumber() {
        while position < source.endIndex {
            let character = source[position]
            let next = source.index(after: position)
            let isPoint = character == "." && next < source.endIndex && source[next].isNumber
            if !isPoint, !Self.isWordPart(character) { return }
            advance()
        }
    }

    private var startsRawString: Bool {
        let rest = source[position...].drop { $0 == "#" }
        return rest.first == "\""
    }

    /// Skips a string, with the expressions in it.
    private mutating func skipString() {
        let pounds = source[position...].prefix { $0 == "#" }
        advance(pounds.count)
        let quotes = has("\"\"\"") ? "\"\"\"" : "\""
        advance(quotes.count)
        while position < source.endIndex {
            if has(quotes + pounds) { return advance(quotes.count + pounds.count) }
            if has("\\" + pounds + "(") {
                advance(2 + pounds.count)
                skipParentheses()
            } else if has("\\" + pounds) {
                advance(2 + pounds.count)
            } else {
                advance()
            }
        }
    }

    /// Skips an expression up to the parenthesis that closes it.
    private mutating func skipParentheses() {
        var depth = 1
        while depth > 0, let token = next() {
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
        }
    }
}

extension [SourceTokens.Token] {
    /// Returns the index of the token that closes a parenthesis, bracket or brace; `nil` if none does.
    func closing(of open: Int) -> Int? {
        self[(open + 1)...].firstIndex { $0.depth == self[open].depth }
    }
}
