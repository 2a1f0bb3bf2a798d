import Localization

/// Where the values of a text stand that was put together of literal parts and values.
@usableFromInline struct WrittenValues: Equatable, Sendable {
    /// The placeholder of a value in the key of the text.
    enum Placeholder: UInt8, Sendable {
        case string, integer

        var text: String {
            switch self {
            case .string: "%@"
            case .integer: "%lld"
            }
        }
    }

    /// One value, at a range of the bytes of the text.
    struct Value: Equatable, Sendable {
        let placeholder: Placeholder
        let range: Range<Int>

        init(_ placeholder: Placeholder, _ range: Range<Int>) {
            (self.placeholder, self.range) = (placeholder, range)
        }
    }

    /// A value in eight bytes, as there is one in most texts that have any.
    private struct PackedValue: Equatable, Sendable {
        // The placeholder, counted from 1, in two bits and each end of the range in 31; 0 for no value.
        private var bits: UInt64 = 0

        init() {}

        /// `nil` for a value that is too far back in a text.
        init?(_ value: Value) {
            guard value.range.upperBound < 1 << 31 else { return nil }
            let (start, end) = (UInt64(value.range.lowerBound), UInt64(value.range.upperBound))
            bits = UInt64(value.placeholder.rawValue + 1) | start << 2 | end << 33
        }

        var value: Value? {
            // Only valid placeholders are ever packed.
            guard bits != 0, let placeholder = Placeholder(rawValue: UInt8(bits & 3) - 1) else { return nil }
            return Value(placeholder, Int(bits >> 2 & 0x7FFF_FFFF)..<Int(bits >> 33))
        }
    }

    /// The first value, mostly the only one, for which no list is made.
    private var first = PackedValue()
    private var others: [Value] = []

    mutating func append(_ value: Value) {
        if first.value == nil, others.isEmpty, let packed = PackedValue(value) {
            first = packed
        } else {
            others.append(value)
        }
    }

    private var all: [Value] { [first.value].compactMap(\.self) + others }

    /// Whether there are integers among the values.
    var hasIntegers: Bool {
        first.value?.placeholder == .integer || others.contains { $0.placeholder == .integer }
    }

    /// Whether a locale writes the integers in a text as they stand there.
    func arePlain(in text: String, _ style: LocaleStyle) -> Bool {
        func isPlain(_ value: Value) -> Bool {
            if value.placeholder != .integer { return true }
            guard style.writesPlainDigits, value.range.count < 4 else { return false }
            let bytes = text.utf8
            return bytes[bytes.index(bytes.startIndex, offsetBy: value.range.lowerBound)] != UInt8(ascii: "-")
        }
        if let value = first.value, !isPlain(value) { return false }
        return others.allSatisfy(isPlain)
    }

    /// The range of the only value, an integer, in 32 bits; `nil` for any other values.
    var onlyNumber: UInt32? {
        guard let value = first.value, value.placeholder == .integer, others.isEmpty,
            (1..<64).contains(value.range.count), value.range.lowerBound < 1 << 26
        else { return nil }
        return UInt32(value.range.lowerBound) << 6 | UInt32(value.range.count)
    }

    /// One integer in a range that ``onlyNumber`` was.
    init(onlyNumber range: UInt32) {
        let start = Int(range >> 6)
        append(Value(.integer, start..<start + Int(range & 63)))
    }

    init() {}

    /// The key of a text with values in these ranges, and the values.
    func parts(of text: String) -> (key: String, arguments: [LocalizedStringKey.Argument]) {
        var (key, arguments) = ("", [LocalizedStringKey.Argument]())
        let bytes = text.utf8
        var literal = text.startIndex
        for value in all {
            let start = bytes.index(text.startIndex, offsetBy: value.range.lowerBound)
            let end = bytes.index(text.startIndex, offsetBy: value.range.upperBound)
            key += String(text[literal..<start]).withDoubledPercentSigns + value.placeholder.text
            let written = String(text[start..<end])
            arguments.append(value.placeholder == .integer ? .integer(written) : .string(written))
            literal = end
        }
        return (key + String(text[literal...]).withDoubledPercentSigns, arguments)
    }
}
