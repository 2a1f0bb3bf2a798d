import Foundation
import Localization

/// The key of a localisable text: a literal with a placeholder for each interpolated value.
///
/// If no table has the key, the text is the key with its values inserted. In both keys and translations, `*italic*`,
/// `**bold**`, `~~struck through~~`, code in backticks and `[links](https://…)` are Markdown. Interpolated values are
/// not parsed as Markdown.
@frozen public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    @usableFromInline var storage: Storage

    /// Creates a key without interpolated values.
    public init(_ value: String) { storage = .literal(value) }

    /// Creates a key without interpolated values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with interpolated values.
    public init(stringInterpolation: StringInterpolation) { storage = stringInterpolation.storage }

    /// A builder of a key from literal segments and interpolated values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The text with its values in place, or the key.
        private var text = ""
        /// Where the values stand in the text; `nil` for a key.
        private var values: WrittenValues? = WrittenValues()
        /// The values for the placeholders of a key.
        private var arguments: [Argument] = []

        /// Creates an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 2)
        }

        fileprivate var storage: Storage { values.map { .written(text, $0) } ?? .open(text, arguments) }

        /// Appends a literal segment. Percent signs are doubled in the key.
        public mutating func appendLiteral(_ literal: String) {
            text += values == nil ? literal.withDoubledPercentSigns : literal
        }

        /// Appends a string, whose placeholder in the key is `%@`.
        public mutating func appendInterpolation(_ string: String) { append(.string, string) }

        /// Appends a substring, whose placeholder in the key is `%@`.
        public mutating func appendInterpolation(_ string: Substring) { append(.string, String(string)) }

        /// Appends an integer, formatted with the digits and grouping of the environment's locale.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append(.integer, value.description)
        }

        /// Appends a floating-point number, formatted with six decimal places, as by `%lf`, and the decimal separator
        /// of the environment's locale.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append("%lf", .real(Double(value)))
        }

        /// Appends a number, formatted with a C format specifier such as `%.2f`. A value that is not a number uses
        /// its own description.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, FormatArgument(number: value).map { Argument($0) } ?? .string("\(value)"))
        }

        /// Appends a text with its own formatting.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        /// Appends the translation of a resource, for the environment's locale unless the resource has its own.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(Text(resource)))
        }

        /// Appends an attributed string with the attributes of its runs.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        /// Adds a value that is written where it stands.
        mutating func append(_ placeholder: WrittenValues.Placeholder, _ string: String) {
            if values == nil {
                return append(placeholder.text, placeholder == .integer ? .integer(string) : .string(string))
            }
            let start = text.utf8.count
            text += string
            values?.append(WrittenValues.Value(placeholder, start..<text.utf8.count))
        }

        /// Adds a value that is inserted when the text is shown, and defers the insertion of earlier values too.
        private mutating func append(_ placeholder: String, _ argument: Argument) {
            if let written = values {
                (text, arguments) = written.parts(of: text)
                values = nil
            }
            text += placeholder
            arguments.append(argument)
        }

        mutating func append(_ piece: LiveText) { append("%@", .live(piece)) }
    }
}
