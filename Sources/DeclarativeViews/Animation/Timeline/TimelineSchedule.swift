import Foundation

/// A schedule of the dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
    /// The type of the sequence of dates, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The maximum rate of the updates.
    typealias Mode = TimelineScheduleMode

    /// Returns the dates of the schedule, beginning at a start date.
    ///
    /// The first date may lie before the start date: its content is shown until the second date.
    ///
    /// The dates are read one at a time, and the sequence may be infinite. A date that is not later than its
    /// predecessor is skipped.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The maximum rate at which a schedule updates its view.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule asks for.
    case normal
    /// At a reduced rate, to save power.
    case lowFrequency
}

/// A schedule of dates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule of dates at an interval in seconds, beginning at `startDate`.
    ///
    /// An interval that is not finite or not greater than 0 is reported, and the schedule has only its first date.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = TimelineInput.interval(interval)
    }

    /// Returns the dates, beginning with the last one that is not after the start date.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let gone = (startDate.timeIntervalSinceReferenceDate - start.timeIntervalSinceReferenceDate) / interval
        let index = gone.isFinite && gone > 0 ? gone.rounded(.down) : 0
        return Entries(start: start, interval: interval, index: index)
    }

    /// An infinite sequence of dates at a regular interval.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        /// A whole number.
        fileprivate var index: Double

        fileprivate init(start: Date, interval: TimeInterval, index: Double) {
            (self.start, self.interval, self.index) = (start, interval, index)
        }

        /// Returns the next date. Without an interval there is only one date.
        public mutating func next() -> Date? {
            if index > 0, interval == .infinity { return nil }
            defer { index += 1 }
            return index == 0 ? start : start.addingTimeInterval(index * interval)
        }
    }
}

/// A schedule of the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule of the start of each minute.
    public init() {}

    /// Returns the starts of minutes, beginning with that of the minute of the start date.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let time = startDate.timeIntervalSinceReferenceDate
        return Entries(minute: time.isFinite ? (time / 60).rounded(.down) : 0)
    }

    /// An infinite sequence of starts of minutes.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        /// A whole number of minutes since the reference date.
        fileprivate var minute: Double

        /// Returns the start of the next minute.
        public mutating func next() -> Date? {
            defer { minute += 1 }
            return Date(timeIntervalSinceReferenceDate: minute * 60)
        }
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule from a sequence of dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns all dates of the schedule.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule of display frames, or of fewer dates if a minimum interval is set.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The minimum seconds between two dates; `nil` for those of a frame.
    let minimumInterval: Double?
    let isPaused: Bool

    /// Creates a schedule of frames that are at least a number of seconds apart. A paused schedule has no dates.
    ///
    /// An interval that is negative or not finite is reported and ignored.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { TimelineInput.interval($0, least: 0) == .infinity ? nil : $0 }
        isPaused = paused
    }

    /// Whether there is a date for each frame.
    var isEachFrame: Bool { !isPaused && (minimumInterval ?? 0) <= Self.frame }

    private static let frame = 1.0 / 60

    /// Returns the dates of frames, beginning at the start date. There are none while the schedule is paused or in
    /// `lowFrequency` mode.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = max(minimumInterval ?? 0, Self.frame)
        return Entries(start: startDate, interval: interval, isEmpty: isPaused || mode == .lowFrequency)
    }

    /// A sequence of the dates of frames, which is infinite or empty.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate let isEmpty: Bool
        fileprivate var index = 0.0

        fileprivate init(start: Date, interval: TimeInterval, isEmpty: Bool) {
            (self.start, self.interval, self.isEmpty) = (start, interval, isEmpty)
        }

        /// Returns the date of the next frame.
        public mutating func next() -> Date? {
            if isEmpty { return nil }
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule of dates at an interval in seconds, beginning at `startDate`.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule of the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule of all display frames.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule of frames that are at least a number of seconds apart. A paused schedule has no dates.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// A schedule of given dates in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
