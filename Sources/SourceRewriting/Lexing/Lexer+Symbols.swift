extension Lexer {
    /// Reads the token that begins with `#`: a raw string, a regular expression, a word, or an unknown one.
    mutating func readPound() {
        let start = position
        while byte() == UInt8(ascii: "#") { position += 1 }
        let pounds = position - start
        if byte() == UInt8(ascii: "\"") { return readString(pounds: pounds) }
        if byte() == UInt8(ascii: "/"), let end = endOfExtendedRegex(pounds: pounds) {
            position = end
            return append(.regex, from: start)
        }
        if pounds == 1, classes[Int(byte())] == .word {
            let hash = KeywordTable.hash(KeywordTable.firstHash, UInt8(ascii: "#"))
            return readWord(from: start, kind: .pound, hash: hash)
        }
        append(.other, from: start)
    }

    /// Reads a period, or an operator that begins with periods.
    mutating func readPeriods() {
        let start = position
        while byte() == UInt8(ascii: ".") { position += 1 }
        let isOperator = position > start + 1
        // `..<`: the sign is part of the operator.
        if isOperator, byte() == UInt8(ascii: "<") { position += 1 }
        append(isOperator ? .operator : .period, from: start)
    }

    /// Reads an operator. Marks of generic arguments and of optional types are tokens of their own.
    mutating func readOperator() {
        let start = position
        switch bytes[start] {
        case UInt8(ascii: "<"): return readMark(.less)
        case UInt8(ascii: ">"): return readMark(.greater)
        case UInt8(ascii: "?"): return readMark(.question)
        case UInt8(ascii: "!"): return readMark(.exclamation)
        case UInt8(ascii: "/"):
            if let end = endOfRegex() {
                position = end
                return append(.regex, from: start)
            }
        case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
            position += 2
            return append(.arrow, from: start)
        default: break
        }
        position += 1
        while position < bytes.count, continuesOperator { position += 1 }
        append(isAssignment(from: start) ? .equal : .operator, from: start)
    }

    private mutating func readMark(_ kind: Token.Kind) {
        position += 1
        append(kind, from: position - 1)
    }

    private var continuesOperator: Bool {
        switch bytes[position] {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"): false
        // A comment begins here.
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"): false
        case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"): false
        default: classes[Int(bytes[position])] == .operator
        }
    }

    /// Whether the token up to the position is an equals sign of its own.
    private func isAssignment(from start: Int) -> Bool {
        guard position == start + 1, bytes[start] == UInt8(ascii: "=") else { return false }
        guard let last = tokens.last, Int(last.end) == start else { return true }
        // `>=`, `!=` and `<=` are no assignments; a type that ends with `>` or `?` has one behind a space.
        return last.kind != .exclamation && last.kind != .less && last.kind != .greater
    }
}
