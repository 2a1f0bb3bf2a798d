import Foundation

/// The time that touches and gestures go by.
///
/// It is the machine's, unless a host for tests has its own, which stands still until it is advanced.
@MainActor package class EventTime {
    /// The time in force.
    package static var current = EventTime()

    /// Something that is to be done later.
    @MainActor package final class Appointment {
        fileprivate var body: (() -> Void)?
        fileprivate let due: TimeInterval
        fileprivate var task: Task<Void, Never>?

        fileprivate init(_ due: TimeInterval, _ body: @escaping () -> Void) {
            self.due = due
            self.body = body
        }

        /// It is not to be done any more.
        package func cancel() {
            body = nil
            task?.cancel()
        }

        fileprivate func keep() {
            let due = body
            body = nil
            due?()
        }
    }

    /// The seconds since some moment.
    package var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// The present moment as a date.
    package var date: Date { Date() }

    /// Has `body` called in so many seconds.
    package func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> Appointment {
        let appointment = Appointment(now + seconds, body)
        appointment.task = Task { @MainActor in
            try? await Task.sleep(for: .seconds(max(0, seconds)))
            if !Task.isCancelled { appointment.keep() }
        }
        return appointment
    }
}

/// A time that stands still until it is advanced.
final class ManualEventTime: EventTime {
    private var time: TimeInterval = 1
    private var appointments: [Appointment] = []

    override var now: TimeInterval { time }

    override var date: Date { Date(timeIntervalSinceReferenceDate: time) }

    override func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> Appointment {
        let appointment = Appointment(time + seconds, body)
        appointments.append(appointment)
        return appointment
    }

    /// Lets seconds go by, and keeps the appointments of that time in order.
    func advance(by seconds: TimeInterval) {
        let end = time + max(0, seconds)
        while let next = appointments.filter({ $0.body != nil && $0.due <= end }).min(by: { $0.due < $1.due }) {
            time = max(time, next.due)
            next.keep()
        }
        appointments.removeAll { $0.body == nil }
        time = end
    }
}
