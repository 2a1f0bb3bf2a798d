import Foundation

/// The clock of real time.
///
/// It sleeps until the moment of the earliest alarm. Moments less than a fiftieth of a second apart count as one.
package final class SystemWakingClock: WakingClock {
    /// The task that sleeps until the next alarm, and the moment at which it ends.
    private var sleep: (task: Task<Void, Never>, until: Moment)?
    private static let grain: Int64 = 20
    /// The date may be set while the clock sleeps, so it looks from time to time.
    private static let longestSleep = 3_600.0

    /// A clock without alarms.
    package init() { super.init() }

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
