extension Publishers {
    /// Delivers values later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much later it may be.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Where values are delivered.
        public let scheduler: Context
        /// How the scheduler runs code.
        public let options: Context.SchedulerOptions?

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = StageOutlet<Upstream.Output, Upstream.Failure, S>(subscriber, "Delay", passesDemand: true)
            let later = { [scheduler, interval, tolerance, options] (step: @escaping () -> Void) in
                outlet.inOrder(step) {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
                }
            }
            outlet.run(upstream) { value in
                later { outlet.send(value) }
            } end: { completion in
                later { outlet.end(completion) }
            }
        }
    }
}

extension Publisher {
    /// Delivers values and the end so much later, on a scheduler.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Publishes how much time passes between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whose time it is.
        public let scheduler: Context

        /// Makes it on another publisher.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Context.SchedulerTimeType?
            let taps = RelayTaps(subscription: { [scheduler] _ in last = scheduler.now })
            upstream.relay(to: subscriber, "MeasureInterval", taps: taps) { [scheduler] _ in
                let now = scheduler.now
                defer { last = now }
                return .value((last ?? now).distance(to: now))
            }
        }
    }
}

extension Publisher {
    /// Publishes how much time passes between values, the first since it was subscribed.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
