import Foundation

extension String {
    /// A text to be translated: the literal, with a placeholder for each value that is put in.
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The key: `%@`, `%lld`, `%lf` stand for values.
        package private(set) var key: String
        package private(set) var arguments: [FormatArgument] = []

        /// A text without values.
        public init(_ value: String) { key = value }

        /// A text without values.
        public init(stringLiteral value: String) { key = value }

        /// A text with values put in.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// Puts a text together out of literal parts and values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [FormatArgument] = []

            /// Starts an empty text.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 2)
            }

            /// Adds a literal part; a percent sign is doubled in the key.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func append(_ argument: FormatArgument, _ placeholder: String? = nil) {
                key += placeholder ?? argument.placeholder
                arguments.append(argument)
            }

            /// Adds a string.
            public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

            /// Adds a substring.
            public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

            /// Adds an integer, which is written with the digits and groups of the locale.
            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { append(FormatArgument(value)) }

            /// Adds a number, which is written with six places and the point of the locale.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                append(FormatArgument(value))
            }

            /// Adds a number as a C format such as `%.2f` says.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                append(FormatArgument(number: value) ?? .string("\(value)"), specifier)
            }

            /// Adds a value as a format writes it.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                append(.string(format.format(value)))
            }

            /// Adds the text of another resource, as it is in that one's locale now.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.string(String(localized: resource)))
            }
        }
    }
}
