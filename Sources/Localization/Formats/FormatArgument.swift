/// A value that is written for a placeholder.
package enum FormatArgument: Hashable, Sendable, Codable {
    case string(String)
    /// The decimal digits of an integer of any size, behind a minus sign if it is negative.
    case integer(String)
    case real(Double)

    package init(_ value: some BinaryInteger) { self = .integer(String(value)) }
    package init(_ value: some BinaryFloatingPoint) { self = .real(Double(value)) }

    /// Creates an argument from a number of any type; `nil` if `number` is not a number.
    package init?(number: Any) {
        switch number {
        case let value as any BinaryInteger: self.init(value)
        case let value as any BinaryFloatingPoint: self.init(value)
        default: return nil
        }
    }

    /// The placeholder for the value in a key.
    package var placeholder: String {
        switch self {
        case .string: "%@"
        case .integer: "%lld"
        case .real: "%lf"
        }
    }

    package var isNumber: Bool { if case .string = self { false } else { true } }
}
