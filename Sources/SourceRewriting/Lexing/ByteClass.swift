/// The kind of token that a byte can begin.
enum ByteClass: UInt8, Sendable {
    case other, space, word, digit, `operator`, symbol

    /// The class of each byte.
    static let table: [ByteClass] = (0...255).map { ByteClass(of: UInt8($0)) }

    /// Whether a word goes on with the byte.
    var isWordPart: Bool { self == .word || self == .digit }

    private init(of byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...0xFF:
            self = .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case 0, 9...13, 32: self = .space
        default:
            if "=-+*/%<>!&|^~?".utf8.contains(byte) {
                self = .operator
            } else if "\"#`.(),:;@\\[]{}".utf8.contains(byte) {
                self = .symbol
            } else {
                self = .other
            }
        }
    }
}
