@_spi(Store) import BridgedEnvironment

/// A piece of a text that updates by itself: it writes itself for a moment, and knows when it will next differ.
@usableFromInline struct LiveText: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case distance(from: Moment, DateDistance.Style)
        case timer(TimerSpan)
    }

    private let source: Source

    /// How far it is to a date, or how long ago it was.
    init(_ style: DateDistance.Style, from date: Moment) { source = .distance(from: date, style) }

    /// The time of a timer.
    init(_ timer: TimerSpan) { source = .timer(timer) }

    /// Returns the piece's text at a moment.
    func string(at moment: TextMoment) -> String {
        switch source {
        case .distance(let date, let style): DateDistance(from: date, at: moment, style: style).string
        case .timer(let timer): timer.string(at: moment.now)
        }
    }

    /// Returns when the piece next differs from its text at a moment; `nil` for never.
    ///
    /// The result is later than the moment. Where a day does not have 24 hours it may come before the piece differs,
    /// but never after.
    func nextChange(after moment: TextMoment) -> Moment? {
        let next: Moment? =
            switch source {
            case .distance(let date, let style): DateDistance(from: date, at: moment, style: style).nextChange
            case .timer(let timer): timer.nextChange(after: moment.now)
            }
        return next.flatMap { $0 > moment.now ? $0 : nil }
    }
}
