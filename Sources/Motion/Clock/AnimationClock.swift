import Foundation
import UnifiedStorage

/// Where animations and texts of dates get the time from, and what has them take their next step.
///
/// The system's clock makes frames while something is animated, wakes when a text that goes on by itself says something
/// else, and does nothing otherwise. A `ManualAnimationClock` stands still until a test advances it.
///
/// A window or scene that is made while another clock than the system's is current keeps it, and all that is in it goes by
/// that clock: animations, texts of dates, the time that gestures take. Others go by the one that is current when
/// something begins. An application goes by the clock of its host.
@MainActor public class AnimationClock {
    /// The clock of real time, with 60 frames a second.
    public static let system: AnimationClock = SystemAnimationClock(waking: .system)

    /// The clock of the windows and scenes that are made from now on, and of what begins elsewhere.
    public private(set) static var current: AnimationClock = .system

    /// Makes this the current clock. Returns the one before.
    @discardableResult public final func makeCurrent() -> AnimationClock {
        defer { Self.current = self }
        return Self.current
    }

    /// Runs `body` with this as the current clock.
    public final func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = makeCurrent()
        defer { before.makeCurrent() }
        return try body()
    }

    /// The time in seconds since some moment.
    public var now: TimeInterval { 0 }

    /// The date and time of day, which texts of dates count from.
    public var date: Date { waking.date }

    /// Whether anything is animated by this clock.
    public final var isAnimating: Bool { !driver.isEmpty }

    /// How many frames there have been.
    public final private(set) var frameCount = 0

    /// How often somebody who waits for a moment has been called, counting all that are called together once.
    package final var wakeCount: Int { waking.wakeCount }

    package final let driver = AnimationDriver()
    /// The same time, for those who wait for a moment.
    package final let waking: WakingClock
    /// Who waits for a moment.
    package final var alarms: AlarmQueue { waking.alarms }

    init(waking: WakingClock) {
        self.waking = waking
        driver.onFirst = { [unowned self] in animationsDidBegin() }
    }

    /// Whether the time goes by without anybody advancing it.
    var isRealTime: Bool { false }

    /// The date and time of day, to the millisecond.
    package final var moment: Moment { waking.moment }

    /// Something is animated now, and nothing was before.
    func animationsDidBegin() {}

    /// Calls all who wait for now or earlier, and updates what that changes.
    final func wake() { waking.wake() }

    /// Takes all animations on to a time, and updates what that changes.
    final func frame(at time: TimeInterval) {
        frameCount += 1
        driver.frame(at: time)
        UpdateQueue.shared.flush()
    }
}
