extension Publishers {
    /// A publisher that publishes at most one value in each interval, either the latest or the first.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The interval in which at most one value is published.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are delivered.
        public let scheduler: Context
        /// Options with which the scheduler runs actions; `nil` for its defaults.
        public let options: Context.SchedulerOptions?
        /// A Boolean value that indicates whether the latest value of an interval is published, or else the first.
        public let latest: Bool

        /// Creates a publisher that publishes at most one value of `upstream` in each interval.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.latest = latest
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ThrottleOutlet<Upstream.Output, Context, S>(
                subscriber, interval: interval, scheduler: scheduler, options: options, latest: latest
            ).run(upstream)
        }
    }
}

extension Publisher {
    /// Publishes at most one value in each interval: the latest if `latest` is true, or else the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(
            upstream: self, interval: interval, scheduler: scheduler, options: options, latest: latest)
    }
}

// The lock of `Outlet` guards all that changes.
private final class ThrottleOutlet<Input, Context: Scheduler, Downstream: Subscriber>: StageOutlet<
    Input, Downstream.Failure, Downstream
>, @unchecked Sendable
where Downstream.Input == Input {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let latest: Bool
    private var last: Context.SchedulerTimeType?
    private var pending: Input?
    private var isDue = false
    private var over: Completion?

    init(
        _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?, latest: Bool
    ) {
        (self.interval, self.scheduler, self.options, self.latest) = (interval, scheduler, options, latest)
        super.init(downstream, "Throttle", passesDemand: false)
    }

    func run<P: Publisher>(_ upstream: P) where P.Output == Input, P.Failure == Downstream.Failure {
        run(upstream, asking: .unlimited, value: received) { [self] completion in
            let waits = lock {
                guard isDue else { return false }
                over = completion
                return true
            }
            // A value that is due comes before the end.
            if !waits { scheduler.schedule(options: options) { self.end(completion) } }
        }
    }

    private func received(_ value: Input) {
        let now = scheduler.now
        let (isFirst, due, replaced) = lock { () -> (Bool, Context.SchedulerTimeType?, Input?) in
            let replaced = pending
            if isDue {
                if latest || pending == nil { pending = value }
                return (false, nil, replaced)
            }
            isDue = true
            pending = value
            return (true, last.map { $0.advanced(by: interval) }, replaced)
        }
        withExtendedLifetime(replaced) {}
        guard isFirst else { return }
        if let due, due > now {
            scheduler.schedule(
                after: due, tolerance: scheduler.minimumTolerance, options: options, emit)
        } else {
            scheduler.schedule(options: options, emit)
        }
    }

    private func emit() {
        let now = scheduler.now
        let (over, value) = lock {
            let value = pending
            if let value { enqueueIfWanted(value) }
            (pending, isDue, last) = (nil, false, now)
            return (self.over, value)
        }
        withExtendedLifetime(value) {}
        if let over { end(over) } else { drain() }
    }
}
