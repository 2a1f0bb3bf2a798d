import Foundation

/// Tells the date, and calls who waits for a moment of it. What both worlds show by the time goes by one of these.
@MainActor package class WakingClock {
    /// The clock of real time.
    package static let system: WakingClock = SystemWakingClock()

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
