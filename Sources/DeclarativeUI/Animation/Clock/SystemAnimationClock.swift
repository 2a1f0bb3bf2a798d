import Dispatch
import Foundation

/// The clock of real time.
///
/// It sleeps until the earliest moment somebody waits for. Moments that lie less than a fiftieth of a second apart are
/// one.
final class SystemAnimationClock: AnimationClock {
    private var isRunning = false
    private static let interval = 1.0 / 60

    /// What sleeps until somebody is to be called, and until when.
    private var sleep: (task: Task<Void, Never>, until: Moment)?
    private static let grain: Int64 = 20
    /// The date may be set while the clock sleeps, so it looks from time to time.
    private static let longestSleep = 3_600.0

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

    override func nextAlarmDidChange() {
        let next = alarms.next.map { Moment(milliseconds: ($0.milliseconds / Self.grain + 1) * Self.grain) }
        if next == sleep?.until { return }
        sleep?.task.cancel()
        sleep = nil
        guard let next else { return }
        let task = Task { @MainActor in
            while !Task.isCancelled, self.moment < next {
                let wait = max(next.time - self.date.timeIntervalSinceReferenceDate, 0.001)
                try? await Task.sleep(for: .seconds(min(wait, Self.longestSleep)))
            }
            if Task.isCancelled { return }
            self.sleep = nil
            self.wake()
        }
        sleep = (task, next)
    }
}
