import Foundation

extension Text {
    /// A value as a format writes it, in the locale of the format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// A value as a formatter writes it; nothing where it cannot.
    public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// An object as a formatter writes it; nothing where it cannot.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        append(.string, format.format(input))
    }

    // The values that Foundation bridges to objects where there are such; `ReferenceConvertible` is not declared of
    // them here.
    /// Adds a value as a formatter writes it; nothing where it cannot.
    public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(
        _ subject: Subject, formatter: Formatter
    ) {
        append(.string, formatter.string(for: subject) ?? "")
    }

    /// Adds an object as a formatter writes it; without one as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.string, formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
    }
}
