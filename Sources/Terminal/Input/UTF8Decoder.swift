/// Decodes UTF-8 byte by byte.
///
/// Ill-formed input becomes U+FFFD, one for each maximal subpart, as Unicode recommends: the longest beginning of a
/// character that is well formed, or else a single byte.
struct UTF8Decoder {
    /// The replacement for an ill-formed part.
    static let replacement: Unicode.Scalar = "\u{FFFD}"

    private var value: UInt32 = 0
    /// How many bytes are missing.
    private var missing = 0
    /// The allowed values of the next byte. Only the second of a character has other bounds than these.
    private var bounds: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether a character has begun and is not complete.
    var isPending: Bool { missing > 0 }

    /// Takes the next byte and hands on the scalars complete with it: none, one, or one or two parts of which the
    /// first is ill-formed.
    mutating func decode(_ byte: UInt8, _ body: (Unicode.Scalar) -> Void) {
        if isPending {
            if bounds.contains(byte) { return goOn(with: byte, body) }
            body(end())
        }
        switch byte {
        case 0x00...0x7F: body(Unicode.Scalar(byte))
        case 0xC2...0xDF: begin(byte & 0x1F, missing: 1)
        case 0xE0: begin(byte & 0x0F, missing: 2, 0xA0...0xBF)
        case 0xED: begin(byte & 0x0F, missing: 2, 0x80...0x9F)
        case 0xE1...0xEF: begin(byte & 0x0F, missing: 2)
        case 0xF0: begin(byte & 0x07, missing: 3, 0x90...0xBF)
        case 0xF1...0xF3: begin(byte & 0x07, missing: 3)
        case 0xF4: begin(byte & 0x07, missing: 3, 0x80...0x8F)
        default: body(Self.replacement)
        }
    }

    /// Gives up the incomplete character. Returns its replacement.
    mutating func end() -> Unicode.Scalar {
        self = UTF8Decoder()
        return Self.replacement
    }

    private mutating func begin(_ bits: UInt8, missing: Int, _ bounds: ClosedRange<UInt8> = 0x80...0xBF) {
        value = UInt32(bits)
        self.missing = missing
        self.bounds = bounds
    }

    private mutating func goOn(with byte: UInt8, _ body: (Unicode.Scalar) -> Void) {
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        bounds = 0x80...0xBF
        // The bounds of the second byte leave no value that is not a scalar.
        if !isPending { body(Unicode.Scalar(value) ?? Self.replacement) }
    }
}
