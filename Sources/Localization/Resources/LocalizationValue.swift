import Foundation

extension String {
    /// A text to localize: its literal, with a placeholder for each interpolated value.
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The key: `%@`, `%lld`, `%lf` stand for values.
        package private(set) var key: String
        package private(set) var arguments: [FormatArgument] = []

        /// Creates a text without interpolated values.
        public init(_ value: String) { key = value }

        /// Creates a text without interpolated values from a string literal.
        public init(stringLiteral value: String) { key = value }

        /// Creates a text from an interpolated string.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// A text that is assembled from literal parts and interpolated values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [FormatArgument] = []

            /// Creates an empty text with capacity for literal parts and values.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 2)
            }

            /// Appends a literal part. A percent sign is doubled in the key.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func append(_ argument: FormatArgument, _ placeholder: String? = nil) {
                key += placeholder ?? argument.placeholder
                arguments.append(argument)
            }

            /// Appends a string, whose placeholder in the key is `%@`.
            public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

            /// Appends a substring, whose placeholder in the key is `%@`.
            public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

            /// Appends an integer, which is written with the digits and grouping of the locale.
            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { append(FormatArgument(value)) }

            /// Appends a number, which is written with six decimal places and the decimal separator of the locale.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                append(FormatArgument(value))
            }

            /// Appends a number, formatted with a C format specifier such as `%.2f`.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                append(FormatArgument(number: value) ?? .string("\(value)"), specifier)
            }

            /// Appends a value, formatted with a format style.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                append(.string(format.inApplicationLocale.format(value)))
            }

            /// Appends the text of another resource, looked up at once in the locale of that resource.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.string(String(localized: resource)))
            }
        }
    }
}
