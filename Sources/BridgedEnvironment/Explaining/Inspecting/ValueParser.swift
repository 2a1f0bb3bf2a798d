/// Makes values of the texts that stand for them.
enum ValueParser {
    /// Returns the means to enter a value of a type; `nil` where no text stands for a value.
    static func entry<Value>(for value: Value) -> ValueEntry? {
        let choices = choices(like: value)
        if !choices.isEmpty { return .choice(choices.map { ValueText.of($0) }) }
        return Value.self is any LosslessStringConvertible.Type || Value.self is CGFloat.Type ? .text : nil
    }

    /// Returns the value of a type that a text stands for; `nil` if there is none.
    ///
    /// - Parameter current: The value in force.
    static func value<Value>(_ text: String, insteadOf current: Value) -> Value? {
        let choices = choices(like: current)
        if !choices.isEmpty { return choices.first { ValueText.of($0) == text } }
        if Value.self is CGFloat.Type {
            return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } as? Value
        }
        guard let value = (Value.self as? any LosslessStringConvertible.Type)?.init(text) else { return nil }
        if let number = value as? any FloatingPoint, !number.isFinite { return nil }
        return value as? Value
    }

    /// The values of a type that has few of them; empty for any other type.
    private static func choices<Value>(like value: Value) -> [Value] {
        let all: [Any]
        switch Value.self {
        case is Bool.Type: all = [false, true]
        case let type as any ListedValues.Type: all = type.listed
        case let type as any CaseIterable.Type: all = type.all
        case let type as any RawRepresentable.Type where Mirror(reflecting: value).displayStyle == .enum:
            all = type.numbered
        default: all = []
        }
        return all.compactMap { $0 as? Value }
    }
}

/// A type that is no enumeration and has few values.
protocol ListedValues {
    static var listed: [Any] { get }
}

extension UIContentSizeCategory: ListedValues {
    static var listed: [Any] { [unspecified] + bySize }
}

extension CaseIterable {
    fileprivate static var all: [Any] { Array(allCases) }
}

extension RawRepresentable {
    /// The values with small whole numbers, as those of UIKit's enumerations are.
    fileprivate static var numbered: [Any] {
        (-1...31).compactMap { number in (number as? RawValue).flatMap { Self(rawValue: $0) } }
    }
}
