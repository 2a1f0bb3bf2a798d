/// Where the values of a text stand that was put together of literal parts and values.
@usableFromInline struct WrittenValues: Equatable, Sendable {
    /// What stands for a value in the key of the text.
    enum Placeholder: UInt8, Sendable {
        case string, integer, real

        var text: String {
            switch self {
            case .string: "%@"
            case .integer: "%lld"
            case .real: "%lf"
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
            // What is packed is never anything else.
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

    /// The key of a text with values at these places, and the values.
    func parts(of text: String) -> (key: String, arguments: [LocalizedStringKey.Argument]) {
        var (key, arguments) = ("", [LocalizedStringKey.Argument]())
        let bytes = text.utf8
        var literal = text.startIndex
        for value in [first.value].compactMap(\.self) + others {
            let start = bytes.index(text.startIndex, offsetBy: value.range.lowerBound)
            let end = bytes.index(text.startIndex, offsetBy: value.range.upperBound)
            key += String(text[literal..<start]).withDoubledPercentSigns + value.placeholder.text
            arguments.append(.string(String(text[start..<end])))
            literal = end
        }
        return (key + String(text[literal...]).withDoubledPercentSigns, arguments)
    }
}
