extension Publishers {
    /// A publisher that delivers values and the completion after a delay.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The delay of each value and of the completion.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much later than the delay a value may be delivered.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are delivered.
        public let scheduler: Context
        /// Options with which the scheduler runs actions; `nil` for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delivers the values and the completion of `upstream` after a delay.
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

        /// Attaches a subscriber to this publisher.
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
    /// Delivers the values and the completion of this publisher after a delay, on a scheduler. Without `tolerance`,
    /// the minimum tolerance of the scheduler applies.
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
    /// A publisher that publishes the time that passes between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The scheduler by which the time is measured.
        public let scheduler: Context

        /// Creates a publisher that measures the time between the values of `upstream`.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber to this publisher.
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
    /// Publishes the time that passes between values. The first one is measured from the subscription.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
