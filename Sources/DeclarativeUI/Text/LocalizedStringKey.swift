import Foundation
import Localization

/// The key of a text that may be translated: the literal, with a placeholder for each value put in.
///
/// Without a table that knows the key, the text is the key with its values in place. In both, `*italic*`, `**bold**`,
/// `~~struck through~~`, code in backticks and `[links](https://…)` are marks of Markdown; values are not.
@frozen public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    @usableFromInline var storage: Storage

    /// A key without values.
    public init(_ value: String) { storage = .literal(value) }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values put in.
    public init(stringInterpolation: StringInterpolation) { storage = stringInterpolation.storage }

    /// Puts a key together out of literal parts and values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The text with its values in place, or the key.
        private var text = ""
        /// Where the values stand in the text; `nil` for a key.
        private var values: WrittenValues? = WrittenValues()
        /// The values for the place holders of a key.
        private var arguments: [Argument] = []

        /// Starts an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 2)
        }

        fileprivate var storage: Storage { values.map { .written(text, $0) } ?? .open(text, arguments) }

        /// Adds a literal part; a percent sign is doubled in the key.
        public mutating func appendLiteral(_ literal: String) {
            text += values == nil ? literal.withDoubledPercentSigns : literal
        }

        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) { append(.string, string) }

        /// Adds a substring.
        public mutating func appendInterpolation(_ string: Substring) { append(.string, String(string)) }

        /// Adds an integer, which is written with the digits and groups of the locale around.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append(.integer, value.description)
        }

        /// Adds a floating-point number, with six places as `%lf` has, and the point of the locale around.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append("%lf", .real(Double(value)))
        }

        /// Adds a number with a C format such as `%.2f`. What is no number is written in its own way.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, FormatArgument(number: value).map { Argument($0) } ?? .string("\(value)"))
        }

        /// Adds a text with its own looks.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        /// Adds the translation of a resource, for the locale around unless it has its own.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(Text(resource)))
        }

        /// Adds a text of runs, each as its attributes say.
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

        /// Adds a value that is put in when the text is shown, and has those before put in then, too.
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
