import Foundation
@_spi(Store) import BridgedEnvironment

/// A clock that stands still until it is advanced, and then generates the frames of the time that passes.
///
/// ```swift
/// let clock = ManualAnimationClock()
/// clock.makeCurrent()
/// withAnimation(.linear(duration: 1)) { model.x = 100 }
/// clock.advance(by: 0.5)
/// ```
///
/// Date texts that are made while it is the current clock count from its `date`, which advances with it.
public final class ManualAnimationClock: AnimationClock {
    /// The interval between frames, in seconds. A value that is not greater than 0 is reported and ignored.
    public var frameInterval: TimeInterval = 1.0 / 60 {
        didSet {
            if frameInterval > 0 { return }
            AnimationInput.report("The frame interval must be more than 0, not \(frameInterval); \(oldValue) is kept.")
            frameInterval = oldValue
        }
    }

    private var time: TimeInterval = 0 { didSet { standing.present = date } }
    private var isAdvancing = false

    /// The date at time 0.
    private let start: Date
    private let standing: StandingDate

    /// Creates a clock whose time is 0 on a date.
    ///
    /// The default date is the beginning of 2001, so that tests have the same results every day. A date that is not
    /// finite is reported, and the default is used instead.
    public init(date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        let isFinite = date.timeIntervalSinceReferenceDate.isFinite
        start = isFinite ? date : Date(timeIntervalSinceReferenceDate: 0)
        let standing = StandingDate(start)
        self.standing = standing
        super.init(waking: WakingClock { standing.present })
        if !isFinite { AnimationInput.report("A clock cannot stand on a date that is not finite.") }
    }

    public override var now: TimeInterval { time }

    public override var date: Date { start.addingTimeInterval(time) }

    /// The maximum number of frames one call of `advance` makes, and of the times it rings alarms.
    private static let frameLimit = 36_000.0

    /// Advances the clock by `seconds`: updates everything that needs it, then makes a frame every `frameInterval`
    /// and one at the end.
    ///
    /// No frames are made while nothing is animated. If more than 36,000 frames were due, that many are made at a
    /// longer interval. Date texts are updated at the moments at which they change, up to 36,000 times; after that
    /// only at the end. A value that is negative or not finite is reported and ignored, as is a call from within a
    /// frame.
    public func advance(by seconds: TimeInterval) {
        guard seconds >= 0, seconds < .infinity else {
            return AnimationInput.report("A clock can be advanced by 0 seconds or more, not \(seconds).")
        }
        if isAdvancing { return AnimationInput.report("A clock was advanced from within a frame of its own.") }
        isAdvancing = true
        defer { isAdvancing = false }
        UpdateQueue.shared.flush()
        let (begin, end) = (time, time + seconds)
        let count = min((seconds / frameInterval - 1e-6).rounded(.up), Self.frameLimit)
        let interval = count < Self.frameLimit ? frameInterval : seconds / Self.frameLimit
        var index = 1.0
        var wakes = 0.0
        while true {
            let frameTime = isAnimating && index < count ? begin + index * interval : .infinity
            let wakeTime = wakes < Self.frameLimit ? nextWakeTime : .infinity
            let next = min(frameTime, wakeTime)
            if next >= end { break }
            time = max(time, next)
            if frameTime < wakeTime {
                frame(at: time)
                index += 1
            } else {
                // Frames of animations that begin here come at the same times as all others.
                if !isAnimating { index = max(index, ((time - begin) / interval).rounded(.down) + 1) }
                wakes += 1
                wake()
            }
        }
        time = end
        wake()
        if isAnimating { frame(at: time) }
    }

    /// The time of the earliest alarm.
    private var nextWakeTime: TimeInterval {
        alarms.next.map { $0.time - start.timeIntervalSinceReferenceDate } ?? .infinity
    }
}

/// A date that stands still until it is set.
@MainActor private final class StandingDate {
    var present: Date
    init(_ date: Date) { present = date }
}
