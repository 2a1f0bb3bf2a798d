/// The line breaks in the UTF-8 of a text: those of `Character.isNewline`, CR LF being a single one.
package enum LineBreaks {
    /// Returns the first line break that begins at an offset or after it.
    static func first(in bytes: borrowing Span<UInt8>, from start: Int) -> Range<Int>? {
        var index = start
        let count = bytes.count
        while index < count {
            let byte = bytes[index]
            // All others begin with one of these bytes, and most bytes are above them.
            if byte <= 0x0D {
                if byte >= 0x0A {
                    let isPair = byte == 0x0D && index + 1 < count && bytes[index + 1] == 0x0A
                    return index..<index + (isPair ? 2 : 1)
                }
            } else if byte == 0xC2 {
                if index + 1 < count, bytes[index + 1] == 0x85 { return index..<index + 2 }
            } else if byte == 0xE2 {
                if index + 2 < count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 {
                    return index..<index + 3
                }
            }
            index += 1
        }
        return nil
    }

    /// Whether a line break ends at an offset.
    static func end(at offset: Int, in bytes: borrowing Span<UInt8>) -> Bool {
        guard offset > 0 else { return false }
        let byte = bytes[offset - 1]
        if byte <= 0x0D { return byte >= 0x0A }
        if byte == 0x85 { return offset > 1 && bytes[offset - 2] == 0xC2 }
        return byte & 0xFE == 0xA8 && offset > 2 && bytes[offset - 2] == 0x80 && bytes[offset - 3] == 0xE2
    }
}

extension TextBuffer {
    /// Returns the start of the paragraph that a position is in: the position after the last line break before it.
    package func paragraphStart(of position: Int) -> Int {
        var start = min(max(position, 0), end)
        let bytes = text.utf8.span
        while start > 0, !LineBreaks.end(at: start, in: bytes) { start -= 1 }
        return start
    }

    /// Returns the end of the paragraph that a position is in, before its line break.
    package func paragraphEnd(of position: Int) -> Int {
        LineBreaks.first(in: text.utf8.span, from: min(max(position, 0), end))?.lowerBound ?? end
    }

    /// Returns the paragraph that a position is in, with its line break.
    package func paragraph(at position: Int) -> Range<Int> {
        let stop = LineBreaks.first(in: text.utf8.span, from: min(max(position, 0), end))?.upperBound ?? end
        return paragraphStart(of: position)..<stop
    }
}
