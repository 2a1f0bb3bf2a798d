/// Runs an action once after a while, unless it is started again or stopped before.
// `lock` guards all that changes.
final class RestartingTimer<Context: Scheduler>: @unchecked Sendable {
    private let lock = Lock()
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    /// The scheduler's repeating action; it is cancelled after its first run.
    private var running: (any Cancellable)?
    private var serial = 0

    init(_ scheduler: Context, _ interval: Context.SchedulerTimeType.Stride, _ options: Context.SchedulerOptions?) {
        (self.scheduler, self.interval, self.options) = (scheduler, interval, options)
    }

    func start(_ action: @escaping () -> Void) {
        let serial = next()
        let made = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [self] in
            guard lock({ self.serial == serial }) else { return }
            _ = next()
            action()
        }
        // It may have run already, or have been started again.
        let isLate = lock {
            if self.serial == serial { running = made }
            return self.serial != serial
        }
        if isLate { made.cancel() }
    }

    func stop() { _ = next() }

    private func next() -> Int {
        let (serial, old) = lock { () -> (Int, (any Cancellable)?) in
            self.serial += 1
            defer { running = nil }
            return (self.serial, running)
        }
        old?.cancel()
        return serial
    }
}
