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

    /// The first value, mostly the only one, for which no list is made.
    private var first: Value?
    private var others: [Value] = []

    mutating func append(_ value: Value) {
        if first == nil { first = value } else { others.append(value) }
    }

    /// The key of a text with values at these places, and the values.
    func parts(of text: String) -> (key: String, arguments: [LocalizedStringKey.Argument]) {
        var (key, arguments) = ("", [LocalizedStringKey.Argument]())
        let bytes = text.utf8
        var literal = text.startIndex
        for value in [first].compactMap(\.self) + others {
            let start = bytes.index(text.startIndex, offsetBy: value.range.lowerBound)
            let end = bytes.index(text.startIndex, offsetBy: value.range.upperBound)
            key += String(text[literal..<start]).withDoubledPercentSigns + value.placeholder.text
            arguments.append(.string(String(text[start..<end])))
            literal = end
        }
        return (key + String(text[literal...]).withDoubledPercentSigns, arguments)
    }
}
