import Dispatch
import Foundation
import UnifiedStorage

/// Where animations get the time from, and what has them take their next step.
///
/// The system's clock makes frames while something is animated and does nothing otherwise; a `ManualAnimationClock`
/// makes them when a test says so.
@MainActor public class AnimationClock {
    /// The clock of real time, with 60 frames a second.
    public static let system: AnimationClock = SystemAnimationClock()

    /// The clock of the animations that begin from now on; those that are running keep theirs.
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

    /// Whether anything is animated by this clock.
    public final var isAnimating: Bool { !driver.isEmpty }

    /// How many frames there have been.
    public final private(set) var frameCount = 0

    final let driver = AnimationDriver()

    init() { driver.onFirst = { [unowned self] in animationsDidBegin() } }

    /// Something is animated now, and nothing was before.
    func animationsDidBegin() {}

    /// Takes all animations on to a time, and updates what that changes.
    final func frame(at time: TimeInterval) {
        frameCount += 1
        driver.frame(at: time)
        UpdateQueue.shared.flush()
    }
}

/// The clock of real time.
private final class SystemAnimationClock: AnimationClock {
    private var isRunning = false
    private static let interval = 1.0 / 60

    override var now: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    override func animationsDidBegin() {
        if isRunning { return }
        isRunning = true
        Task { @MainActor in
            var due = self.now + Self.interval
            while self.isAnimating {
                let wait = due - self.now
                // A frame that took too long is not made up for, and lets others have their turn.
                if wait > 0 { try? await Task.sleep(for: .seconds(wait)) } else { await Task.yield() }
                let time = self.now
                due = max(due + Self.interval, time)
                if self.isAnimating { self.frame(at: time) }
            }
            self.isRunning = false
        }
    }
}
