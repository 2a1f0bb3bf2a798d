import Foundation
import Localization
import BridgedEnvironment

/// A value as the text that a format makes of it, which is read in the format when it is written.
// Immutable; the functions only use the format.
private final class FormattedLocation<Format: Equatable, Base>: BindingLocation<String>, @unchecked Sendable {
    private let base: BindingLocation<Base>
    private let format: Format
    private let text: (Base) -> String
    private let value: (String) -> Base?

    init(
        _ base: BindingLocation<Base>, _ format: Format, text: @escaping (Base) -> String,
        value: @escaping (String) -> Base?
    ) {
        self.base = base
        self.format = format
        self.text = text
        self.value = value
        super.init()
    }

    override func read() -> String { text(base.read()) }
    override func peek() -> String { text(base.peek()) }
    override func shown() -> String { text(base.shown()) }
    override func displayed() -> String { text(base.displayed()) }
    override var source: (any BindingSource)? { base.source }

    override func write(_ string: String) {
        if let new = value(string) { base.write(new) }
    }

    override func isSame(as other: BindingLocation<String>) -> Bool {
        if self === other { return true }
        guard let other = other as? FormattedLocation<Format, Base> else { return false }
        return base.isSame(as: other.base) && format == other.format
    }
}

/// Text fields of values. No members of `Binding`, which would hide properties of its values with their name.
enum FormattedText {
    /// Returns a value as text in a format. A text that cannot be read changes nothing.
    static func binding<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, in format: F) -> Binding<String>
    where F.FormatOutput == String {
        let location = FormattedLocation(value.location, format) {
            format.inApplicationLocale.format($0)
        } value: {
            try? format.inApplicationLocale.parseStrategy.parse($0)
        }
        return Binding(location: location, transaction: value.transaction)
    }

    /// Returns a value as text in a format; `nil` is the empty text. A text that cannot be read changes nothing.
    static func binding<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, in format: F) -> Binding<String>
    where F.FormatOutput == String {
        let location = FormattedLocation(value.location, format) { (value: F.FormatInput?) in
            value.map { format.inApplicationLocale.format($0) } ?? ""
        } value: { (string: String) -> F.FormatInput?? in
            if string.isEmpty { return .some(nil) }
            return (try? format.inApplicationLocale.parseStrategy.parse(string)).map { .some($0) }
        }
        return Binding(location: location, transaction: value.transaction)
    }

    /// Returns a value as the text that a formatter makes of it. A text that the formatter cannot read changes nothing,
    /// but the empty one is no value where there may be none.
    static func binding<Value>(_ value: Binding<Value>, in formatter: Formatter) -> Binding<String> {
        let location = FormattedLocation(value.location, ObjectIdentifier(formatter)) { (value: Value) in
            // A missing value is formatted as an empty string.
            (value as Any?).flatMap { formatter.string(for: $0) } ?? ""
        } value: { (string: String) -> Value? in
            if string.isEmpty, let none = Any?.none as? Value { return none }
            return formatter.object(from: string).flatMap { $0 as? Value }
        }
        return Binding(location: location, transaction: value.transaction)
    }
}

extension Formatter {
    /// Returns the value of a text; `nil` if it cannot be parsed, and for a formatter that only formats.
    fileprivate func object(from string: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: string)
        case let formatter as DateFormatter: formatter.date(from: string)
        case let formatter as ISO8601DateFormatter: formatter.date(from: string)
        default: nil
        }
    }
}
