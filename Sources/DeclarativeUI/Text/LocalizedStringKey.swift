import Foundation

/// The key of a text that may be translated: the literal, with a place holder for each value put in.
///
/// Without a table that knows the key, the text is the key with its values in place.
@frozen public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key to look a translation up with: `%@`, `%lld`, `%lf` stand for values.
    @usableFromInline var key: String
    @usableFromInline var arguments: [Argument]

    /// What stands in the place of a place holder.
    @usableFromInline enum Argument: Equatable, Sendable {
        case string(String)
        /// What goes on by itself.
        indirect case live(LiveText)
    }

    /// A key without values.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values put in.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Puts a key together out of literal parts and values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        /// Starts an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 2)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Adds a literal part; a percent sign is doubled in the key.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) { append("%@", string) }

        /// Adds a substring.
        public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string)) }

        /// Adds an integer.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append("%lld", "\(value)")
        }

        /// Adds a floating-point number, with six places as `%lf` has.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append("%lf", String(format: "%lf", Double(value)))
        }

        /// Adds a number with a C format such as `%.2f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, String(format: specifier, value))
        }

        mutating func append(_ placeholder: String, _ text: String) {
            key += placeholder
            arguments.append(.string(text))
        }

        mutating func append(_ piece: LiveText) {
            key += "%@"
            arguments.append(.live(piece))
        }
    }

    /// A key of a translation, with the values of this one.
    func translated(to format: String) -> LocalizedStringKey {
        var copy = self
        copy.key = format
        return copy
    }

    /// What goes on by itself, in order.
    var livePieces: [LiveText] {
        arguments.compactMap { if case .live(let piece) = $0 { piece } else { nil } }
    }

    /// Whether any of the values goes on by itself.
    var isLive: Bool {
        for case .live in arguments { return true }
        return false
    }

    /// The text of the key itself at a moment, with its values in place. Without a moment, what goes on by itself is
    /// left out.
    func text(at moment: TextMoment?) -> String {
        guard key.contains("%") else { return key }
        var result = ""
        var next = arguments.startIndex
        var rest = Substring(key)
        while let mark = rest.firstIndex(of: "%") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && $0 != "l") }),
                next < arguments.endIndex
            else {
                result += "%"
                continue
            }
            switch arguments[next] {
            case .string(let string): result += string
            case .live(let piece): if let moment { result += piece.string(at: moment) }
            }
            next += 1
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
