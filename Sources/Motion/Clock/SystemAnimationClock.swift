import Dispatch
import Foundation
import BridgedEnvironment

/// The clock of real time.
final class SystemAnimationClock: AnimationClock {
    private var isRunning = false
    private static let interval = 1.0 / 60

    /// A clock whose alarms are its own, unless it is told whose they are.
    override init(waking: WakingClock = SystemWakingClock()) { super.init(waking: waking) }

    override var now: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    override var isRealTime: Bool { true }

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
