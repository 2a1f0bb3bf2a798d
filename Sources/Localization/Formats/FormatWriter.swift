import Foundation

/// Writes values as placeholders ask for.
package struct FormatWriter: Sendable {
    private let style: LocaleStyle

    package init(_ style: LocaleStyle) { self.style = style }

    /// Writes a value. One that is not of the kind that the placeholder asks for is written in its own way.
    package func text(of value: FormatArgument, as placeholder: FormatPlaceholder) -> String {
        filled(plain(value, placeholder), placeholder, isNumber: value.isNumber)
    }

    private func plain(_ value: FormatArgument, _ placeholder: FormatPlaceholder) -> String {
        switch (placeholder.conversion, value) {
        case (.object, .string(let text)):
            placeholder.precision.map { String(text.prefix($0)) } ?? text
        case (_, .string(let text)): text
        case (.object, .integer(let digits)): style.text(ofInteger: digits)
        case (.object, .real(let number)): number.formatted(.number.locale(style.locale))
        case (.decimal, .integer(let digits)): signed(integer(digits, placeholder), placeholder)
        case (.decimal, .real(let number)):
            signed(real(number.rounded(.towardZero), "f", precision: 0), placeholder)
        case (.digits(let base, let isUppercase), .integer(let digits)):
            Self.digits(of: digits, base, isUppercase, placeholder.flags.contains(.alternate))
        case (.digits, .real(let number)): real(number, "f", precision: placeholder.precision)
        case (.real(let letter), .real(let number)):
            signed(real(number, letter, precision: placeholder.precision), placeholder)
        case (.real(let letter), .integer(let digits)):
            signed(real(Double(digits) ?? 0, letter, precision: placeholder.precision), placeholder)
        case (.character, .integer(let digits)):
            UInt32(digits).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        case (.character, .real(let number)): real(number, "f", precision: nil)
        case (.variable, _): placeholder.source
        }
    }

    /// An integer with at least as many digits as the precision says.
    private func integer(_ digits: String, _ placeholder: FormatPlaceholder) -> String {
        let (sign, rest) = digits.hasPrefix("-") ? ("-", String(digits.dropFirst())) : ("", digits)
        let missing = (placeholder.precision ?? 0) - rest.utf8.count
        guard missing > 0 else { return style.text(ofInteger: digits) }
        let text = sign + String(repeating: "0", count: missing) + rest
        return localized(text)
    }

    private func real(_ number: Double, _ letter: Character, precision: Int?) -> String {
        let fractionDigits = min(precision ?? 6, 340)
        if number.isFinite, letter == "f" || letter == "F" {
            return style.text(ofReal: number, precision: fractionDigits)
        }
        // The letter is one of those for which this reads a `Double`.
        return localized(String(format: "%.\(fractionDigits)\(letter)", number))
    }

    /// A number with the digits and the point of the locale.
    private func localized(_ text: String) -> String {
        let sample = 1.5.formatted(.number.locale(style.locale).grouping(.never))
        let point = sample.count == 3 ? String(sample.dropFirst().prefix(1)) : "."
        if style.writesPlainDigits, point == "." { return text }
        var result = ""
        for character in text {
            if character == "." {
                result += point
            } else if let digit = character.isASCII ? character.wholeNumberValue : nil, !style.writesPlainDigits {
                result += digit.formatted(.number.locale(style.locale))
            } else {
                result.append(character)
            }
        }
        return result
    }

    private func signed(_ text: String, _ placeholder: FormatPlaceholder) -> String {
        if text.hasPrefix("-") || text.hasPrefix("\u{2212}") { return text }
        if placeholder.flags.contains(.plus) { return "+" + text }
        return placeholder.flags.contains(.space) ? " " + text : text
    }

    private static func digits(of digits: String, _ base: Int, _ isUppercase: Bool, _ hasPrefix: Bool) -> String {
        let bits: UInt64 = UInt64(digits) ?? Int64(digits).map { UInt64(bitPattern: $0) } ?? 0
        let text = String(bits, radix: base, uppercase: isUppercase)
        guard hasPrefix, bits != 0 else { return text }
        return (base == 8 ? "0" : isUppercase ? "0X" : "0x") + text
    }

    private func filled(_ text: String, _ placeholder: FormatPlaceholder, isNumber: Bool) -> String {
        guard let width = placeholder.width else { return text }
        let missing = width - text.count
        if missing <= 0 { return text }
        if placeholder.flags.contains(.left) { return text + String(repeating: " ", count: missing) }
        guard isNumber, placeholder.flags.contains(.zeros), text.contains(where: \.isNumber) else {
            return String(repeating: " ", count: missing) + text
        }
        let zeros = String(repeating: style.writesPlainDigits ? "0" : style.text(ofInteger: "0"), count: missing)
        let sign = text.prefix { "+- \u{2212}".contains($0) }
        return sign + zeros + text.dropFirst(sign.count)
    }
}
