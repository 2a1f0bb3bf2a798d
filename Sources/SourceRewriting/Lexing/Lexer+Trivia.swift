extension Lexer {
    /// Skips a byte order mark and the line that names an interpreter.
    mutating func skipStartOfFile() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    }

    /// Skips white space and comments.
    mutating func skipTrivia() {
        while position < bytes.count {
            let byte = bytes[position]
            if classes[Int(byte)] == .space {
                if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { startsLine = true }
                position += 1
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
                skipLine()
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
            position += 1
        }
    }

    /// Skips a comment, which can contain comments.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                if byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r") { startsLine = true }
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }
}
