import Foundation
import UnifiedStorage

/// A clock that stands still until it is advanced, which makes the frames of the time that goes by.
///
///     let clock = ManualAnimationClock()
///     clock.makeCurrent()
///     withAnimation(.linear(duration: 1)) { model.x = 100 }
///     clock.advance(by: 0.5)
///
/// Texts of dates that are made while it is the current clock count from its `date`, which goes on with it.
public final class ManualAnimationClock: AnimationClock {
    /// The seconds from one frame to the next. What is not more than 0 is reported and ignored.
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

    /// A clock that stands at 0, on a date; without one at the beginning of 2001, so that tests come out the same every
    /// day. A date that is not finite is reported, and none is taken.
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

    /// How many frames one call of `advance` makes at most, and how often it wakes who waits for a moment.
    private static let frameLimit = 36_000.0

    /// Lets `seconds` go by: updates what is dirty, then makes a frame every `frameInterval`, and one at the end.
    ///
    /// No frames are made while nothing is animated. If there were more than 36,000 to make, they lie further apart.
    /// Texts that go on by themselves are written again at the moments at which they differ, up to 36,000 of them; from
    /// there on only at the end. What is negative or not finite is reported and ignored, as is a call from within a
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
                // Frames of what begins here come at the same times as all others.
                if !isAnimating { index = max(index, ((time - begin) / interval).rounded(.down) + 1) }
                wakes += 1
                wake()
            }
        }
        time = end
        wake()
        if isAnimating { frame(at: time) }
    }

    /// The time of the earliest moment somebody waits for.
    private var nextWakeTime: TimeInterval {
        alarms.next.map { $0.time - start.timeIntervalSinceReferenceDate } ?? .infinity
    }
}

/// A date that stands still until it is set.
@MainActor private final class StandingDate {
    var present: Date
    init(_ date: Date) { present = date }
}
