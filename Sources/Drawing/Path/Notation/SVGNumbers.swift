import Foundation

/// Reads the numbers in an attribute of an SVG file, one after the other.
struct SVGNumbers {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func skipSeparators() {
        while position < bytes.count, bytes[position] == UInt8(ascii: ",") || bytes[position] <= 0x20 { position += 1 }
    }

    /// Reads the next character if it is a letter.
    mutating func letter() -> Character? {
        skipSeparators()
        guard position < bytes.count, Self.isLetter(bytes[position]) else { return nil }
        position += 1
        return Character(Unicode.Scalar(bytes[position - 1]))
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Reads the next number, which is finite; `nil` if there is none. Separators are optional where the meaning is
    /// clear.
    mutating func number() -> Double? {
        skipSeparators()
        let start = position
        var index = position
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
        let digits = index
        while Self.isDigit(byte(index)) { index += 1 }
        var count = index - digits
        if byte(index) == UInt8(ascii: ".") {
            index += 1
            let fraction = index
            while Self.isDigit(byte(index)) { index += 1 }
            count += index - fraction
        }
        guard count > 0, count < 400 else { return nil }
        if byte(index) | 0x20 == UInt8(ascii: "e") {
            var end = index + 1
            if byte(end) == UInt8(ascii: "+") || byte(end) == UInt8(ascii: "-") { end += 1 }
            if Self.isDigit(byte(end)) {
                while Self.isDigit(byte(end)) { end += 1 }
                index = end
            }
        }
        guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else {
            return nil
        }
        position = index
        return value
    }

    /// Reads a flag of an arc: one digit, 0 or 1.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
        else {
            return nil
        }
        position += 1
        return bytes[position - 1] == UInt8(ascii: "1")
    }

    /// Returns all numbers in a text; `nil` if it contains anything else.
    static func list(_ text: String) -> [Double]? {
        var numbers = SVGNumbers(text)
        var result: [Double] = []
        numbers.skipSeparators()
        while !numbers.isAtEnd {
            guard result.count < 100_000, let value = numbers.number() else { return nil }
            result.append(value)
            numbers.skipSeparators()
        }
        return result
    }

    /// Returns a length in points. A percentage is relative to `whole`.
    static func length(_ text: String, of whole: Double? = nil) -> Double? {
        var numbers = SVGNumbers(text)
        guard let value = numbers.number() else { return nil }
        switch String(decoding: numbers.bytes[numbers.position...], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        {
        case "", "px", "pt": return value
        case "%": return whole.map { $0 * value / 100 }
        case "in": return value * 96
        case "cm": return value * 96 / 2.54
        case "mm": return value * 96 / 25.4
        case "pc": return value * 16
        case "em", "rem": return value * 16
        default: return nil
        }
    }
}
