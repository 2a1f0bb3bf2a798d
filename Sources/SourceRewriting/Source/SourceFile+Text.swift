extension SourceFile {
    /// Returns the tokens of a range with single spaces where space, comments or line ends are between them.
    func flatText(_ range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        for index in range.clamped(to: 0..<end) {
            if !bytes.isEmpty, !isAdjacent(index) { bytes.append(UInt8(ascii: " ")) }
            bytes += self.bytes[tokens[index].range]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the value of a string on one line that is a single token without escapes; `nil` for any other token.
    func literal(_ index: Int) -> String? {
        guard kind(index) == .string else { return nil }
        let bytes = bytes[tokens[index].range]
        let quote = UInt8(ascii: "\"")
        guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return nil }
        let value = bytes.dropFirst().dropLast()
        guard !value.contains(quote), !value.contains(UInt8(ascii: "\\")) else { return nil }
        return String(decoding: value, as: UTF8.self)
    }

    /// Returns a range of the text inside tokens, from the first one's start to the last one's end.
    func bytes(of range: ClosedRange<Int>) -> Range<Int> {
        Int(token(range.lowerBound).start)..<Int(token(range.upperBound).end)
    }
}
