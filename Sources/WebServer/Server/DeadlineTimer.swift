import Dispatch

/// The deadlines of a server, and the timer that waits for the next one. Without a deadline there is no timer.
@MainActor final class DeadlineTimer {
    /// Called with the number of a connection whose deadline has come.
    var onExpiry: ((Int) -> Void)?

    private var deadlines = Deadlines()
    private var timer: TimerSource?
    /// The time that the timer waits for.
    private var awaited: UInt64?

    /// Whether the timer wakes the program some time.
    var isWaiting: Bool { timer != nil }

    /// Sets the deadline of a connection some seconds from now; `nil` removes it.
    func set(_ id: Int, after seconds: Double?) {
        deadlines.set(id, at: seconds.map { Deadlines.time($0, after: DispatchTime.now().uptimeNanoseconds) })
        wait()
    }

    /// Removes all deadlines.
    func removeAll() {
        deadlines = Deadlines()
        wait()
    }

    private func wait() {
        let next = deadlines.next
        if next == awaited { return }
        awaited = next
        guard let next else { return timer = nil }
        let timer = timer ?? TimerSource { [weak self] in self?.expire() }
        self.timer = timer
        timer.schedule(at: next)
    }

    private func expire() {
        awaited = nil
        let now = DispatchTime.now().uptimeNanoseconds
        deadlines.postponeMissed(at: now)
        while let id = deadlines.removeExpired(at: now) { onExpiry?(id) }
        wait()
        if awaited == nil { timer = nil }
    }
}

/// A timer of the main queue that is cancelled when it is released.
private final class TimerSource {
    private let source: any DispatchSourceTimer

    init(_ body: @escaping @MainActor () -> Void) {
        source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { body() } }
        source.resume()
    }

    deinit { source.cancel() }

    /// Fires once, soon after a time. The leeway lets the system join wake-ups.
    func schedule(at time: UInt64) {
        source.schedule(deadline: DispatchTime(uptimeNanoseconds: time), leeway: .milliseconds(20))
    }
}
