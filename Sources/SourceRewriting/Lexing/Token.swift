/// A token of Swift source, with its place and kind.
///
/// White space and comments are between tokens. A string with interpolations is several tokens, between which the
/// tokens of the expressions are.
package struct Token: Equatable, Sendable {
    /// The kinds of tokens.
    package enum Kind: UInt8, Sendable {
        case identifier, number, string, regex
        /// `#word`.
        case pound
        case period, comma, colon, semicolon, at, backslash
        case question, exclamation, less, greater, equal, arrow, `operator`
        case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
        /// A byte that begins no token, such as a lone `#`.
        case other
        /// The end of the file.
        case end
    }

    /// The kind of the token.
    package let kind: Kind
    /// Which of the known words an identifier or a `#word` is.
    package let keyword: Keyword
    /// Whether a line begins before the token and after the one in front.
    package let startsLine: Bool
    /// The offset of its first byte.
    package let start: Int32
    /// The offset behind its last byte.
    package let end: Int32

    /// The offsets of its bytes.
    package var range: Range<Int> { Int(start)..<Int(end) }

    /// Whether the token is a word, `#word` aside.
    var isWord: Bool { kind == .identifier }

    /// Whether the token is an opening parenthesis, bracket or brace.
    var isOpening: Bool {
        switch kind {
        case .openParenthesis, .openBracket, .openBrace: true
        default: false
        }
    }
}
