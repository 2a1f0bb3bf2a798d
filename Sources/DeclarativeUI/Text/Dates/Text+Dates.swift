import Foundation

extension Text {
    /// A date in a style. Those that go on by themselves are written again when they say something else, without any
    /// body running; what they need of calendar and time zone they take from the environment. The others are written
    /// once, in the current locale and time zone. A date that is not a number shows nothing.
    public init(_ date: Date, style: DateStyle) {
        switch style.piece(of: date) {
        case .string(let string): self.init(verbatim: string)
        case .live(let piece): self.init(piece)
        }
    }

    /// The times of an interval, and its days where it is not within one, in the current locale and time zone. Bounds
    /// that are not numbers show nothing.
    public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: DateInterval.text(from: dates.lowerBound, to: dates.upperBound))
    }

    /// The times of an interval, and its days where it is not within one, in the current locale and time zone.
    public init(_ interval: DateInterval) {
        self.init(verbatim: DateInterval.text(from: interval.start, to: interval.end))
    }

    /// A timer that goes on by itself, from the start of an interval to its end, where it stands still: once a second
    /// it is written again, without any body running.
    ///
    /// An interval that would end before it starts is empty; one with a bound that is not a number shows nothing.
    /// - Parameters:
    ///   - timerInterval: When the timer runs.
    ///   - pauseTime: When it stops before its end; `nil` for never.
    ///   - countsDown: Whether it shows what is left, not what has gone by.
    ///   - showsHours: Whether sixty minutes are shown as an hour.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let timer = TimerSpan(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self = timer.map { Text(LiveText($0)) } ?? Text(verbatim: "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a date in a style, which may go on by itself. See ``Text/init(_:style:)``.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        switch style.piece(of: date) {
        case .string(let string): append(.string, string)
        case .live(let piece): append(piece)
        }
    }

    /// Adds the times of an interval, and its days where it is not within one.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
        append(.string, DateInterval.text(from: dates.lowerBound, to: dates.upperBound))
    }

    /// Adds the times of an interval, and its days where it is not within one.
    public mutating func appendInterpolation(_ interval: DateInterval) {
        append(.string, DateInterval.text(from: interval.start, to: interval.end))
    }

    /// Adds a timer that goes on by itself. See ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
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
        return Date.IntervalFormatStyle(date: .omitted, time: .shortened).format(start..<max(start, end))
    }
}
