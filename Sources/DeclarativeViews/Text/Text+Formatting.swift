import Foundation
import Localization

extension Text {
    /// Creates a text of a value in a format, in the locale of the format. One without a locale has the application's.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.inApplicationLocale.format(input))
    }

    /// Creates a text of a value formatted by a formatter. The text is empty if the formatter returns nothing.
    public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text of an object formatted by a formatter. The text is empty if the formatter returns nothing.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        append(.string, format.inApplicationLocale.format(input))
    }

    // The values that Foundation bridges to objects where there are such; `ReferenceConvertible` is not declared of
    // them here.
    /// Appends a value formatted by a formatter, or nothing if the formatter returns nothing.
    public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(
        _ subject: Subject, formatter: Formatter
    ) {
        append(.string, formatter.string(for: subject) ?? "")
    }

    /// Appends an object formatted by a formatter, or its own description without a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.string, formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
    }
}
