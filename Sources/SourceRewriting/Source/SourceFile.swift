/// A Swift file with its tokens.
package struct SourceFile: Sendable {
    /// The largest number of bytes that a file can have.
    package static let largestSize = Int(Int32.max) - 1

    /// The path with which diagnostics name the file.
    package let path: String
    /// The bytes of the file.
    package let bytes: [UInt8]
    /// The tokens. The last one is the end of the file.
    package let tokens: [Token]
    /// The index of each bracket's partner; -1 for other tokens and for brackets without one.
    let partners: [Int32]

    /// Reads the tokens of a file. Bytes beyond the largest size are left out.
    ///
    /// This takes time proportional to the size, whatever the bytes are.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes.count <= Self.largestSize ? bytes : Array(bytes.prefix(Self.largestSize))
        tokens = Lexer.tokens(of: self.bytes)
        partners = BracketMatcher.partners(of: tokens)
    }

    /// Reads the tokens of source text.
    package init(path: String = "Source.swift", _ source: String) {
        self.init(path: path, bytes: Array(source.utf8))
    }

    /// The index of the token that is the end of the file.
    var end: Int { tokens.count - 1 }

    /// Returns the token at an index, and the end of the file for indices behind it.
    func token(_ index: Int) -> Token { tokens[min(max(index, 0), end)] }

    /// Returns the kind of the token at an index; `end` outside of the file.
    func kind(_ index: Int) -> Token.Kind { index < 0 || index > end ? .end : tokens[index].kind }

    /// Returns the known word at an index; `none` outside of the file.
    func keyword(_ index: Int) -> Keyword { index < 0 || index > end ? .none : tokens[index].keyword }

    /// Returns the index of the bracket that closes another one; `nil` if none does.
    func closing(_ index: Int) -> Int? {
        guard index <= end, tokens[index].isOpening, partners[index] > index else { return nil }
        return Int(partners[index])
    }

    /// Returns the text of a token.
    func text(_ index: Int) -> String { text(token(index).range) }

    /// Returns the text between offsets.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns a word without the backticks around it.
    func name(_ index: Int) -> String {
        let text = text(index)
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// Whether nothing is between a token and the one in front.
    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && index <= end && tokens[index - 1].end == tokens[index].start
    }
}
