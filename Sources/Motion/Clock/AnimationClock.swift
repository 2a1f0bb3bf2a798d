import Foundation
@_spi(Store) import BridgedEnvironment

/// A source of time for animations and date texts, which also advances them.
///
/// The system's clock makes frames while something is animated, wakes when a text that updates by itself changes, and
/// does nothing otherwise. A ``ManualAnimationClock`` stands still until a test advances it.
///
/// A window or scene keeps the clock that is current when it is created, unless that is the system's. Everything in it
/// uses the clock: animations, date texts and the time that gestures take. Everything else uses the clock that is
/// current when it begins. An application uses the clock of its host.
@MainActor public class AnimationClock {
    /// The system clock, which follows real time and makes 60 frames per second.
    public static let system: AnimationClock = SystemAnimationClock(waking: .system)

    /// The current clock: the one for new windows and scenes, and for everything that begins outside of a window or
    /// scene with a clock of its own.
    public private(set) static var current: AnimationClock = .system

    /// Makes this the current clock and returns the previous one.
    @discardableResult public final func makeCurrent() -> AnimationClock {
        defer { Self.current = self }
        return Self.current
    }

    /// Runs `body` with this as the current clock, and then restores the previous one.
    public final func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = makeCurrent()
        defer { before.makeCurrent() }
        return try body()
    }

    /// The current time, in seconds since an arbitrary moment.
    public var now: TimeInterval { 0 }

    /// The current date and time of day, from which date texts count.
    public var date: Date { waking.date }

    /// A Boolean value that indicates whether this clock runs any animations.
    public final var isAnimating: Bool { !driver.isEmpty }

    /// The number of frames this clock has made.
    public final private(set) var frameCount = 0

    /// The number of times alarms have rung; alarms that ring together count once.
    package final var wakeCount: Int { waking.wakeCount }

    package final let driver = AnimationDriver()
    /// The same time, for alarms that wait for a moment.
    package final let waking: WakingClock
    /// The alarms that wait for a moment.
    package final var alarms: AlarmQueue { waking.alarms }

    init(waking: WakingClock) {
        self.waking = waking
        driver.onFirst = { [unowned self] in animationsDidBegin() }
    }

    /// Whether time passes by itself, without calls that advance it.
    var isRealTime: Bool { false }

    /// The date and time of day, to the millisecond.
    package final var moment: Moment { waking.moment }

    /// Called when the first animation begins after none was running.
    func animationsDidBegin() {}

    /// Rings all alarms that are due, and updates everything they change.
    final func wake() { waking.wake() }

    /// Advances all animations to a time, and updates everything they change.
    final func frame(at time: TimeInterval) {
        frameCount += 1
        driver.frame(at: time)
        UpdateQueue.shared.flush()
    }
}
