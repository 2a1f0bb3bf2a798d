import Foundation
import Localization

extension Text {
    /// Creates a text of a date in a style.
    ///
    /// Styles that update automatically do so when their content changes, without evaluating a body. They use the
    /// calendar and time zone of the environment. Other styles are formatted once, in the current locale and time
    /// zone. A date that is `NaN` shows nothing.
    public init(_ date: Date, style: DateStyle) {
        switch style.piece(of: date) {
        case .string(let string): self.init(verbatim: string)
        case .live(let piece): self.init(piece)
        }
    }

    /// Creates a text of the times of a date range, with its days if it spans more than one, in the current locale
    /// and time zone.
    ///
    /// Bounds that are `NaN` show nothing.
    public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: DateInterval.text(from: dates.lowerBound, to: dates.upperBound))
    }

    /// Creates a text of the times of a date interval, with its days if it spans more than one, in the current locale
    /// and time zone.
    public init(_ interval: DateInterval) {
        self.init(verbatim: DateInterval.text(from: interval.start, to: interval.end))
    }

    /// Creates a timer that updates automatically from the start to the end of an interval and then stops.
    ///
    /// It updates once per second, without evaluating a body. An interval that would end before it starts is empty.
    /// If a bound is `NaN`, the text is empty.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval during which the timer runs.
    ///   - pauseTime: The date at which the timer stops before its end, or `nil` for none.
    ///   - countsDown: Whether the timer shows the remaining time rather than the elapsed time.
    ///   - showsHours: Whether sixty minutes are shown as an hour.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let timer = TimerSpan(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self = timer.map { Text(LiveText($0)) } ?? Text(verbatim: "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a date in a style, which may update automatically. See ``Text/init(_:style:)``.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        switch style.piece(of: date) {
        case .string(let string): append(.string, string)
        case .live(let piece): append(piece)
        }
    }

    /// Appends the times of a date range, with its days if it spans more than one.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
        append(.string, DateInterval.text(from: dates.lowerBound, to: dates.upperBound))
    }

    /// Appends the times of a date interval, with its days if it spans more than one.
    public mutating func appendInterpolation(_ interval: DateInterval) {
        append(.string, DateInterval.text(from: interval.start, to: interval.end))
    }

    /// Appends a timer that updates automatically. See ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let timer = TimerSpan(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
        if let timer { append(LiveText(timer)) } else { append(.string, "") }
    }
}

extension DateInterval {
    /// The times of an interval, from the earlier bound to the later one.
    fileprivate static func text(from start: Date, to end: Date) -> String {
        // Formatting traps on these.
        if start.timeIntervalSinceReferenceDate.isNaN || end.timeIntervalSinceReferenceDate.isNaN { return "" }
        let format = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
        return format.inApplicationLocale.format(start..<max(start, end))
    }
}
