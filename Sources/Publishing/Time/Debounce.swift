extension Publishers {
    /// A publisher that publishes a value once no other has arrived for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The time for which no other value may arrive before a value is published.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are delivered.
        public let scheduler: Context
        /// Options with which the scheduler runs actions; `nil` for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that publishes a value of `upstream` once no other has arrived for `dueTime`.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            DebounceOutlet<Context, S>(subscriber, RestartingTimer(scheduler, dueTime, options), scheduler).run(
                upstream)
        }
    }
}

extension Publisher {
    /// Publishes a value once no other has arrived for `dueTime`. A value that still waits when this publisher
    /// completes is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

// The lock of `Outlet` guards all that changes.
private final class DebounceOutlet<Context: Scheduler, Downstream: Subscriber>: StageOutlet<
    Downstream.Input, Downstream.Failure, Downstream
>, @unchecked Sendable
{
    private let timer: RestartingTimer<Context>
    private let scheduler: Context
    private var latest: Downstream.Input?

    init(_ downstream: Downstream, _ timer: RestartingTimer<Context>, _ scheduler: Context) {
        (self.timer, self.scheduler) = (timer, scheduler)
        super.init(downstream, "Debounce", passesDemand: false)
        atEnd(AnyCancellable(timer.stop))
    }

    override var children: [Mirror.Child] {
        [
            ("downstream", shown.downstream), ("downstreamDemand", shown.demand),
            ("currentValue", lock { latest } as Any),
        ]
    }

    func run<P: Publisher>(_ upstream: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        run(upstream, asking: .unlimited) { [self] value in
            let replaced = lock {
                defer { latest = value }
                return latest
            }
            withExtendedLifetime(replaced) {}
            timer.start(emit)
        } end: { [self] completion in
            timer.stop()
            let dropped = lock {
                defer { latest = nil }
                return latest
            }
            withExtendedLifetime(dropped) {}
            scheduler.schedule(options: nil) { self.end(completion) }
        }
    }

    private func emit() {
        let value = lock { () -> Downstream.Input? in
            defer { latest = nil }
            if let latest { enqueueIfWanted(latest) }
            return latest
        }
        withExtendedLifetime(value) {}
        drain()
    }
}
