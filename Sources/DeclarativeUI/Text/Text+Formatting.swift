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

    /// What of a date a text shows. Styles that go on by themselves, as timers do, are not offered: show one by a text that a
    /// task or a clock of your own updates.
    public struct DateStyle: Hashable, Sendable {
        enum Parts: Hashable, Sendable { case time, date }
        let parts: Parts

        /// The time of day, as the current locale writes it.
        public static let time = DateStyle(parts: .time)
        /// The day, as the current locale writes it.
        public static let date = DateStyle(parts: .date)
    }

    /// A date in a style, in the current locale and time zone.
    public init(_ date: Date, style: DateStyle) {
        let format: Date.FormatStyle =
            switch style.parts {
            case .time: .init(date: .omitted, time: .shortened)
            case .date: .init(date: .long, time: .omitted)
            }
        self.init(verbatim: date.formatted(format))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        append("%@", format.format(input))
    }

    /// Adds a date in a style, in the current locale and time zone.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append("%@", Text(date, style: style).string)
    }

    // The values that Foundation bridges to objects where there are such; `ReferenceConvertible` is not declared of them here.
    /// Adds a value as a formatter writes it; nothing where it cannot.
    public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(
        _ subject: Subject, formatter: Formatter
    ) {
        append("%@", formatter.string(for: subject) ?? "")
    }

    /// Adds an object as a formatter writes it; without one as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append("%@", formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
    }
}
