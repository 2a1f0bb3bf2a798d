import Foundation

/// When a ``TimelineView`` makes its view anew.
public protocol TimelineSchedule {
    /// The dates, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often views are made anew at most.
    typealias Mode = TimelineScheduleMode

    /// The dates at which a view is made from some date on. The first may lie before it: it is what is shown until the
    /// second.
    ///
    /// Dates are asked for one at a time, and there may be any number of them. One that is not later than the one
    /// before is passed over.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often views are made anew at most.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule says.
    case normal
    /// Seldom, to save power.
    case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Dates a number of seconds apart, one of which is `startDate`; before it there are none.
    ///
    /// An interval that is not a finite number of more than 0 is reported, and there is the first date only.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = TimelineInput.interval(interval)
    }

    /// The dates from the last one that is not after a date.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let gone = (startDate.timeIntervalSinceReferenceDate - start.timeIntervalSinceReferenceDate) / interval
        let index = gone.isFinite && gone > 0 ? gone.rounded(.down) : 0
        return Entries(start: start, interval: interval, index: index)
    }

    /// Dates at equal distances, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        /// A whole number.
        fileprivate var index: Double

        fileprivate init(start: Date, interval: TimeInterval, index: Double) {
            (self.start, self.interval, self.index) = (start, interval, index)
        }

        /// The next date; there is only one where there is no interval.
        public mutating func next() -> Date? {
            if index > 0, interval == .infinity { return nil }
            defer { index += 1 }
            return index == 0 ? start : start.addingTimeInterval(index * interval)
        }
    }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The start of each minute.
    public init() {}

    /// The minutes from the one that has begun at a date.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let time = startDate.timeIntervalSinceReferenceDate
        return Entries(minute: time.isFinite ? (time / 60).rounded(.down) : 0)
    }

    /// Starts of minutes, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        /// A whole number of minutes since the reference date.
        fileprivate var minute: Double

        /// The next minute.
        public mutating func next() -> Date? {
            defer { minute += 1 }
            return Date(timeIntervalSinceReferenceDate: minute * 60)
        }
    }
}

/// Dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// The dates of a sequence, which are in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as there are frames, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The seconds between two dates at least; `nil` for those of a frame.
    let minimumInterval: Double?
    let isPaused: Bool

    /// Frames that are at least a number of seconds apart; none while it is paused. An interval that is not a finite
    /// number of at least 0 is reported and counts as none.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { TimelineInput.interval($0, least: 0) == .infinity ? nil : $0 }
        isPaused = paused
    }

    /// Whether there is a date for each frame.
    var isEachFrame: Bool { !isPaused && (minimumInterval ?? 0) <= Self.frame }

    private static let frame = 1.0 / 60

    /// The dates from a date on; none while it is paused, and none that are seldom.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = max(minimumInterval ?? 0, Self.frame)
        return Entries(start: startDate, interval: interval, isEmpty: isPaused || mode == .lowFrequency)
    }

    /// Dates of frames, without end, or none.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate let isEmpty: Bool
        fileprivate var index = 0.0

        fileprivate init(start: Date, interval: TimeInterval, isEmpty: Bool) {
            (self.start, self.interval, self.isEmpty) = (start, interval, isEmpty)
        }

        /// The next date.
        public mutating func next() -> Date? {
            if isEmpty { return nil }
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates a number of seconds apart, one of which is `startDate`.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as there are frames.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Frames that are at least a number of seconds apart; none while it is paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Dates that are given, in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
