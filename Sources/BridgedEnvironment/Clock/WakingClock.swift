import Foundation

/// A clock that tells the date and rings alarms at moments. Both worlds show dates and times by such a clock.
@MainActor package class WakingClock {
    /// The clock of real time.
    package static let system: WakingClock = SystemWakingClock()

    /// The alarms that wait for a moment.
    package final let alarms = AlarmQueue()

    /// The number of times alarms have rung; alarms that ring together count once.
    package final private(set) var wakeCount = 0

    private final let readDate: @MainActor () -> Date

    /// A clock that reads the given date; by default the machine's. It makes no calls by itself.
    package init(_ date: @escaping @MainActor () -> Date = { Date() }) {
        readDate = date
        alarms.onChange = { [unowned self] in nextAlarmDidChange() }
    }

    /// The date and time of day.
    package final var date: Date { readDate() }

    /// The date and time of day, to the millisecond.
    package final var moment: Moment { Moment(date) ?? Moment(milliseconds: 0) }

    /// Called when the moment of the earliest alarm may have changed.
    func nextAlarmDidChange() {}

    /// Rings all alarms that are due, and updates everything they change.
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
