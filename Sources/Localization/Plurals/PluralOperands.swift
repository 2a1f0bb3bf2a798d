import Foundation

/// The operands of plural rules for a number as it is written: its digits before and after the decimal separator.
package struct PluralOperands: Hashable, Sendable {
    /// The digits before the point as a number; of more than 18, the last 18 and one before them.
    let integer: UInt64
    /// How many digits there are behind the point, and without zeros at the end.
    let fractionDigits: Int
    let fractionDigitsWithoutZeros: Int
    /// These digits as numbers.
    let fraction: UInt64
    let fractionWithoutZeros: UInt64

    /// The operands of a decimal number such as `-12.50`. The first character that is no digit ends it.
    package init(decimal: String) {
        let unsigned = decimal.drop { $0 == "-" || $0 == "+" }
        let whole = unsigned.prefix { $0.isASCII && $0.isNumber }
        let point = unsigned.dropFirst(whole.count)
        let behind = point.first == "." ? point.dropFirst().prefix { $0.isASCII && $0.isNumber } : ""
        let digits = whole.drop { $0 == "0" }
        let beyond: UInt64 = digits.count > 18 ? 1_000_000_000_000_000_000 : 0
        integer = (UInt64(digits.suffix(18)) ?? 0) + beyond
        let short = behind.prefix(18)
        var trimmed = short
        while trimmed.last == "0" { trimmed.removeLast() }
        (fractionDigits, fractionDigitsWithoutZeros) = (short.count, trimmed.count)
        (fraction, fractionWithoutZeros) = (UInt64(short) ?? 0, UInt64(trimmed) ?? 0)
    }

    /// The operands of a value as a placeholder writes it; `nil` unless it is a finite number.
    package init?(_ value: FormatArgument, as placeholder: FormatPlaceholder?) {
        switch value {
        case .string: return nil
        case .integer(let digits): self.init(decimal: digits)
        case .real(let number):
            guard number.isFinite else { return nil }
            let fractionDigits: Int
            switch placeholder?.conversion {
            case .real: fractionDigits = min(placeholder?.precision ?? 6, 18)
            case .decimal, .digits: fractionDigits = 0
            default:
                self.init(decimal: Self.shortest(number))
                return
            }
            self.init(decimal: String(format: "%.\(fractionDigits)f", number))
        }
    }

    private static func shortest(_ number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e18 { return String(Int64(number)) }
        let text = "\(number)"
        return text.contains("e") ? String(format: "%.6f", number) : text
    }
}

extension PluralOperands {
    /// Whether the number is 0.
    var isZero: Bool { integer == 0 && fractionWithoutZeros == 0 }
}
