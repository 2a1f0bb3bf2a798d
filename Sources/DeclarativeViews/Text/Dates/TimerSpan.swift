import Foundation
@_spi(Store) import BridgedEnvironment

/// The time that a timer shows: the remaining or the elapsed part of an interval.
struct TimerSpan: Hashable, Sendable {
    private let start: Moment
    private let end: Moment
    /// When the timer stops; `nil` if it does not before its end.
    private let pause: Moment?
    private let countsDown: Bool
    private let showsHours: Bool

    /// A timer of an interval, which is empty if it would end before it starts; `nil` where a bound is not a number. A
    /// pause that is not a number is none.
    init?(_ interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
        guard let start = Moment(interval.lowerBound), let end = Moment(interval.upperBound) else { return nil }
        self.start = start
        self.end = max(start, end)
        self.pause = pause.flatMap { Moment($0) }
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    /// Returns the seconds shown at a moment: remaining ones that have begun, or elapsed ones that are full.
    private func seconds(at now: Moment) -> Int64 {
        let shown = min(max(start, pause.map { min($0, now) } ?? now), end)
        return countsDown ? -end.wholeSeconds(to: shown) : start.wholeSeconds(to: shown)
    }

    /// Returns the timer's text at a moment.
    func string(at now: Moment) -> String { Self.digits(seconds(at: now), showsHours: showsHours) }

    /// When the timer next shows something else; `nil` once it stands still.
    func nextChange(after now: Moment) -> Moment? {
        let seconds = seconds(at: now)
        let next = countsDown ? end.adding(seconds: 1 - seconds) : start.adding(seconds: seconds + 1)
        if next > end || next <= now { return nil }
        if let pause, next > pause { return nil }
        return next
    }

    /// Returns minutes and seconds, after hours if there are any and they are asked for. Negative seconds count as 0.
    static func digits(_ seconds: Int64, showsHours: Bool = true) -> String {
        let seconds = max(0, seconds)
        let hours = showsHours ? seconds / 3_600 : 0
        let minutes = seconds / 60 - hours * 60
        let end = twoDigits(seconds % 60)
        return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(end)" : "\(minutes):\(end)"
    }

    private static func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
