/// A part of a format where a value is written.
package struct FormatPlaceholder: Hashable, Sendable {
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// `-`: the value stands on the left of its width.
        static let left = Flags(rawValue: 1)
        /// `+`: a plus sign before numbers that are not negative.
        static let plus = Flags(rawValue: 2)
        /// A space before numbers that are not negative.
        static let space = Flags(rawValue: 4)
        /// `0`: zeros fill the width.
        static let zeros = Flags(rawValue: 8)
        /// `#`: `0x` before hexadecimal digits, `0` before octal ones.
        static let alternate = Flags(rawValue: 16)
        /// `'`: groups of thousands, which numbers have anyway.
        static let grouped = Flags(rawValue: 32)
    }

    /// The way in which a value is written.
    package enum Conversion: Hashable, Sendable {
        /// `%@`, `%s`: anything.
        case object
        /// `%d`, `%i`, `%u`.
        case decimal
        /// `%x`, `%X`, `%o`: the digits of a base.
        case digits(base: Int, isUppercase: Bool)
        /// `%f`, `%e`, `%g`, `%a`, or the same in capital letters.
        case real(Character)
        /// `%c`, `%C`: the character with a number.
        case character
        /// `%#@name@`: the text of the variable of this name.
        case variable(String)
    }

    /// Which of the values it is, counted from 1; `nil` for the next one.
    package var position: Int?
    package var flags: Flags = []
    /// The fewest characters.
    package var width: Int?
    /// The digits behind the point, or the most characters of a text.
    package var precision: Int?
    package var conversion: Conversion
    /// The placeholder as it stands in the format.
    package var source: String

    package init(_ conversion: Conversion, source: String) {
        self.conversion = conversion
        self.source = source
    }

    /// Whether the placeholder asks for a value of this kind.
    func fits(_ value: FormatArgument) -> Bool {
        switch (conversion, value) {
        case (.object, _), (.real, .integer), (.real, .real), (_, .integer): true
        default: false
        }
    }
}
