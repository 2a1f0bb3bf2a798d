/// Reads the tokens of Swift source from its bytes.
///
/// Any bytes are read to their end, in time and memory proportional to their number: nesting is kept in arrays, and
/// text that is not Swift becomes tokens as well. Bytes outside of ASCII are parts of words.
struct Lexer {
    /// A string in whose interpolation the lexer is.
    struct OpenString {
        let pounds: Int
        let isMultiline: Bool
        /// The number of open parentheses in the interpolation.
        var depth = 0
    }

    let bytes: [UInt8]
    let keywords = KeywordTable.shared
    let classes = ByteClass.table
    var position = 0
    var startsLine = true
    var tokens: [Token] = []
    var openStrings: [OpenString] = []
    /// For each number of `#`, up to where the end of a regular expression was searched in vain.
    var searchedRegexes = [Int](repeating: 0, count: 9)

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5 + 1)
    }

    /// Returns the tokens of a file. The last one is its end.
    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes)
        lexer.skipStartOfFile()
        while true {
            lexer.skipTrivia()
            guard lexer.position < bytes.count else { break }
            lexer.readToken()
        }
        lexer.append(.end, from: bytes.count)
        return lexer.tokens
    }

    /// The byte at an offset from the position; 0 behind the end.
    func byte(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    mutating func append(_ kind: Token.Kind, _ keyword: Keyword = .none, from start: Int) {
        tokens.append(
            Token(
                kind: kind, keyword: keyword, startsLine: startsLine, start: Int32(truncatingIfNeeded: start),
                end: Int32(truncatingIfNeeded: position)))
        startsLine = false
    }

    private mutating func readToken() {
        switch classes[Int(byte())] {
        case .word: readWord(from: position, hash: KeywordTable.firstHash)
        case .digit: readNumber()
        case .operator: readOperator()
        case .symbol: readSymbol()
        case .space, .other:
            position += 1
            append(.other, from: position - 1)
        }
    }

    /// Reads the rest of a word that begins at an offset and whose bytes in front of the position have a hash.
    mutating func readWord(from start: Int, kind: Token.Kind = .identifier, hash: UInt32) {
        var hash = hash
        while position < bytes.count {
            let byte = bytes[position]
            guard classes[Int(byte)].isWordPart else { break }
            hash = KeywordTable.hash(hash, byte)
            position += 1
        }
        append(kind, keywords.keyword(bytes, start..<position, hash: hash), from: start)
    }

    private mutating func readNumber() {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            let isPoint =
                byte == UInt8(ascii: ".") && classes[Int(self.byte(1))] == .digit
                && tokens.last?.kind != .period
            guard isPoint || classes[Int(byte)].isWordPart else { break }
            position += 1
        }
        append(.number, from: start)
    }

    private mutating func readSymbol() {
        let start = position
        switch bytes[start] {
        case UInt8(ascii: "\""): return readString(pounds: 0)
        case UInt8(ascii: "#"): return readPound()
        case UInt8(ascii: "`"): return readQuotedWord()
        case UInt8(ascii: "."): return readPeriods()
        case UInt8(ascii: "("):
            if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
        case UInt8(ascii: ")"): return readClosingParenthesis()
        default: break
        }
        position += 1
        append(Self.kind(of: bytes[start]), from: start)
    }

    private static func kind(of byte: UInt8) -> Token.Kind {
        switch byte {
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: "\\"): .backslash
        case UInt8(ascii: "("): .openParenthesis
        case UInt8(ascii: "["): .openBracket
        case UInt8(ascii: "]"): .closeBracket
        case UInt8(ascii: "{"): .openBrace
        case UInt8(ascii: "}"): .closeBrace
        default: .other
        }
    }
}
