import Foundation

/// Tells the date, and calls who waits for a moment of it. What both worlds show by the time goes by one of these.
@MainActor package class WakingClock {
    /// The clock of real time.
    package static let system: WakingClock = SystemWakingClock()

    /// The clock of what begins from now on.
    package static var current: WakingClock = .system

    /// Who waits for a moment.
    package final let alarms = AlarmQueue()

    /// How often somebody who waits has been called, counting all that are called together once.
    package final private(set) var wakeCount = 0

    private final let readDate: @MainActor () -> Date

    /// A clock that tells what it is given; by default the machine's date. It calls nobody by itself.
    package init(_ date: @escaping @MainActor () -> Date = { Date() }) {
        readDate = date
        alarms.onChange = { [unowned self] in nextAlarmDidChange() }
    }

    /// The date and time of day.
    package final var date: Date { readDate() }

    /// The date and time of day, to the millisecond.
    package final var moment: Moment { Moment(date) ?? Moment(milliseconds: 0) }

    /// The earliest moment somebody waits for may be another than before.
    func nextAlarmDidChange() {}

    /// Calls all who wait for now or earlier, and updates what that changes.
    package final func wake() {
        let moment = moment
        if let next = alarms.next, next <= moment {
            wakeCount += 1
            alarms.ring(at: moment)
            UpdateQueue.shared.flush()
        } else {
            nextAlarmDidChange()
        }
    }
}

/// The clock of real time.
///
/// It sleeps until the earliest moment somebody waits for. Moments that lie less than a fiftieth of a second apart are
/// one.
private final class SystemWakingClock: WakingClock {
    /// What sleeps until somebody is to be called, and until when.
    private var sleep: (task: Task<Void, Never>, until: Moment)?
    private static let grain: Int64 = 20
    /// The date may be set while the clock sleeps, so it looks from time to time.
    private static let longestSleep = 3_600.0

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
