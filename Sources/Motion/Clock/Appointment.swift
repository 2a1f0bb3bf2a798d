import Foundation
@_spi(Store) import BridgedEnvironment

/// Something to be done once some time has gone by, unless it is cancelled before.
package final class Appointment: ClockAlarm {
    private var body: (() -> Void)?
    /// The task that waits for it on a clock of real time.
    fileprivate var wait: Task<Void, Never>?

    fileprivate init(_ body: @escaping () -> Void) { self.body = body }

    /// Takes it back.
    package func cancel() {
        body = nil
        wait?.cancel()
        queue?.set(self, for: nil)
    }

    package override func ring(at moment: Moment) { keep() }

    fileprivate func keep() {
        let due = body
        body = nil
        due?()
    }
}

extension AnimationClock {
    /// Calls `body` once so many seconds have gone by; at the next step if they are none.
    package final func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> Appointment {
        let appointment = Appointment(body)
        // A longer wait counts as 30 years, which durations and dates can represent.
        let seconds = seconds > 0 ? min(seconds, 1e9) : 0
        if isRealTime {
            // Not by its alarms: they go by the date, which may be set.
            appointment.wait = Task { @MainActor in
                try? await Task.sleep(for: .seconds(seconds))
                if !Task.isCancelled { appointment.keep() }
            }
        } else if let due = Moment(date.addingTimeInterval(seconds)) {
            alarms.set(appointment, for: due)
        }
        return appointment
    }
}
