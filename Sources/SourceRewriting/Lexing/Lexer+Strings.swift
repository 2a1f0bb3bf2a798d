extension Lexer {
    /// Reads a string that begins with its quotes, up to its end or to its first interpolation.
    mutating func readString(pounds: Int) {
        let start = position - pounds
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        position += isMultiline ? 3 : 1
        readRest(of: OpenString(pounds: pounds, isMultiline: isMultiline), from: start)
    }

    /// Reads a closing parenthesis, and the rest of a string if the parenthesis closes its interpolation.
    mutating func readClosingParenthesis() {
        position += 1
        append(.closeParenthesis, from: position - 1)
        guard !openStrings.isEmpty else { return }
        openStrings[openStrings.count - 1].depth -= 1
        if openStrings[openStrings.count - 1].depth <= 0 { readRest(of: openStrings.removeLast(), from: position) }
    }

    private mutating func readRest(of string: OpenString, from start: Int) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\"") where closes(string):
                position += (string.isMultiline ? 3 : 1) + string.pounds
                return append(.string, from: start)
            case UInt8(ascii: "\\") where hasPounds(string.pounds, at: position + 1):
                position += 1 + string.pounds
                if byte() == UInt8(ascii: "(") {
                    append(.string, from: start)
                    openStrings.append(OpenString(pounds: string.pounds, isMultiline: string.isMultiline))
                    return
                }
                // A string on one line ends with it, whatever is in front of the line's end.
                if position < bytes.count, string.isMultiline || !isNewline(bytes[position]) { position += 1 }
            case let byte where !string.isMultiline && isNewline(byte):
                return appendString(from: start)
            default: position += 1
            }
        }
        appendString(from: start)
    }

    private mutating func appendString(from start: Int) {
        if position > start { append(.string, from: start) }
    }

    func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private func closes(_ string: OpenString) -> Bool {
        if string.isMultiline, byte(1) != UInt8(ascii: "\"") || byte(2) != UInt8(ascii: "\"") { return false }
        return hasPounds(string.pounds, at: position + (string.isMultiline ? 3 : 1))
    }

    /// Whether a number of `#` is at an offset.
    func hasPounds(_ count: Int, at offset: Int) -> Bool {
        guard offset + count <= bytes.count else { return false }
        for index in offset..<(offset + count) where bytes[index] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Reads a word in backticks, or a lone backtick.
    mutating func readQuotedWord() {
        let start = position
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !isNewline(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > start + 1 {
            position = end + 1
            append(.identifier, from: start)
        } else {
            position = start + 1
            append(.other, from: start)
        }
    }
}
