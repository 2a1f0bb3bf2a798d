/// A string that a terminal sends, with its introducer: `ESC ]`, `ESC P` or `ESC _`.
///
/// Only its beginning is kept, which is enough for all that is understood.
struct CommandString {
    /// How many bytes are kept.
    static let mostBytes = 64

    /// The byte after ESC.
    let introducer: UInt8
    private(set) var bytes: [UInt8] = []
    private(set) var isTooLong = false

    init(_ introducer: UInt8) { self.introducer = introducer }

    /// Adds a byte.
    mutating func append(_ byte: UInt8) {
        if bytes.count < Self.mostBytes { bytes.append(byte) } else { isTooLong = true }
    }

    /// Returns the event for a complete string, which reports the background colour; `nil` for other strings.
    var event: TerminalEvent? {
        guard introducer == UInt8(ascii: "]"), !isTooLong else { return nil }
        let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].elementsEqual("11".utf8) else { return nil }
        return Self.color(parts[1]).map { .reply(.background($0)) }
    }

    /// Reads `rgb:R/G/B`, or `rgba:` with one more, with one to four hexadecimal digits each.
    private static func color(_ text: ArraySlice<UInt8>) -> TerminalColor? {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = text[..<colon]
        let channels = text[(colon + 1)...].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .compactMap(channel)
        let count = name.elementsEqual("rgb".utf8) ? 3 : name.elementsEqual("rgba".utf8) ? 4 : 0
        let slashes = text.count { $0 == UInt8(ascii: "/") }
        guard count > 0, channels.count == count, slashes == count - 1 else { return nil }
        return TerminalColor(red: channels[0], green: channels[1], blue: channels[2])
    }

    /// A channel, of which the largest number with as many digits is the most.
    private static func channel(_ digits: ArraySlice<UInt8>) -> UInt16? {
        guard (1...4).contains(digits.count) else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(number)
        }
        let most = UInt32(1) << (4 * UInt32(digits.count)) - 1
        return UInt16((value * 0xFFFF + most / 2) / most)
    }
}
