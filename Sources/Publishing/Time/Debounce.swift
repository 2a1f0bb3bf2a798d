extension Publishers {
    /// Publishes a value once there has been no other for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// For how long.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Where values are delivered.
        public let scheduler: Context
        /// How the scheduler runs code.
        public let options: Context.SchedulerOptions?

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            DebounceOutlet<Context, S>(subscriber, RestartingTimer(scheduler, dueTime, options), scheduler).run(
                upstream)
        }
    }
}

extension Publisher {
    /// Publishes a value once there has been no other for some time. One that waits when it ends is left out.
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
