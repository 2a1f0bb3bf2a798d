/// Reads pasted text up to the sequence that ends it, `ESC [ 201 ~`, and hands it on in parts.
///
/// Any other bytes are text, those of other sequences, too.
struct PasteReader {
    /// How many bytes of UTF-8 a part has at least, if it is not the last. It has at most a few more.
    static let partSize = 16 * 1024

    private static let ending = Array("\u{1B}[201~".utf8)

    private var decoder = UTF8Decoder()
    private var text = ""
    /// How many bytes of the ending have arrived. Only its first one is ESC, so that a byte that breaks it off can
    /// only be the beginning of another.
    private var matched = 0

    /// How many bytes are kept.
    var storedBytes: Int { text.utf8.count }

    /// Takes the next byte. Returns a part of the text, if one is complete.
    mutating func take(_ byte: UInt8) -> (text: String, isEnd: Bool)? {
        if byte == Self.ending[matched] {
            matched += 1
            return matched == Self.ending.count ? (end(), true) : nil
        }
        putBack()
        if byte == Self.ending[0] {
            matched = 1
        } else {
            decode(byte)
        }
        guard text.utf8.count >= Self.partSize else { return nil }
        defer { text = "" }
        return (text, false)
    }

    /// Returns the rest when there will be no more.
    mutating func timeOut() -> String {
        putBack()
        return end()
    }

    private mutating func end() -> String {
        if decoder.isPending { text.unicodeScalars.append(decoder.end()) }
        defer { self = PasteReader() }
        return text
    }

    /// Bytes that looked like the beginning of the ending are text.
    private mutating func putBack() {
        for byte in Self.ending[..<matched] { decode(byte) }
        matched = 0
    }

    private mutating func decode(_ byte: UInt8) {
        decoder.decode(byte) { text.unicodeScalars.append($0) }
    }
}
