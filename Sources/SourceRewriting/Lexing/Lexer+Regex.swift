extension Lexer {
    /// Returns where a regular expression between slashes ends; `nil` if the slash is an operator.
    func endOfRegex() -> Int? {
        let first = byte(1)
        guard isOperandExpected, first != 0, first != UInt8(ascii: " "), first != UInt8(ascii: "\t"),
            first != UInt8(ascii: "/"), first != UInt8(ascii: "*")
        else { return nil }
        var depth = 0
        var index = position + 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                // The parenthesis closes one in front: the slash was an operator.
                if depth < 0 { return nil }
            case UInt8(ascii: "/"):
                let last = bytes[index - 1]
                return last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Returns where a regular expression between `#/` and `/#` ends; `nil` if it does not.
    mutating func endOfExtendedRegex(pounds: Int) -> Int? {
        // Beyond any real use. A search without a result is not repeated, so that time stays proportional.
        guard pounds <= 8, position >= searchedRegexes[pounds] else { return nil }
        let isMultiline = isNewline(byte(1))
        var index = position + 1
        while index < bytes.count, isMultiline || !isNewline(bytes[index]) {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "/") where hasPounds(pounds, at: index + 1): return index + 1 + pounds
            default: break
            }
            index += 1
        }
        searchedRegexes[pounds] = index
        return nil
    }

    /// Whether an operand can begin here, so that a slash is no operator between two.
    private var isOperandExpected: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .identifier: return last.keyword.isReserved
        case .number, .string, .regex, .closeParenthesis, .closeBracket, .closeBrace, .question, .exclamation,
            .greater, .period, .backslash:
            return false
        default: return true
        }
    }
}
