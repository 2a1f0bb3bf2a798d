extension Publishers {
    /// A strategy that says when collected values are published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Publishes the collected values after each interval of a scheduler.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Publishes the collected values after each interval of a scheduler, and as soon as there are as many as the
        /// given count.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension Publishers {
    /// A publisher that collects the values of each interval and publishes them as an array.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = [Upstream.Output]
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The strategy that says when collected values are published.
        public let strategy: TimeGroupingStrategy<Context>
        /// Options with which the scheduler runs actions; `nil` for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that collects the values of `upstream` in intervals and publishes them as arrays.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, most): (Context, Context.SchedulerTimeType.Stride, Int) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, .max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, Swift.max(count, 1))
                }
            let outlet = StageOutlet<Upstream.Output, Upstream.Failure, S>(
                subscriber, "CollectByTime", passesDemand: false)
            var values: [Upstream.Output] = []
            let hand = {
                if !values.isEmpty {
                    outlet.enqueue(values)
                    values = []
                }
            }
            let later = { [options] (step: @escaping () -> Void) in
                outlet.inOrder(step) { scheduler.schedule(options: options, $0) }
            }
            outlet.run(
                upstream, asking: .unlimited,
                subscribe: { subscribe in
                    outlet.atEnd(
                        scheduler.schedule(
                            after: scheduler.now.advanced(by: interval), interval: interval,
                            tolerance: scheduler.minimumTolerance, options: options
                        ) {
                            // Without demand, values go on being collected.
                            outlet.lock { if outlet.isWanted { hand() } }
                            outlet.drain()
                        })
                    subscribe()
                }
            ) { value in
                let isFull = outlet.lock {
                    values.append(value)
                    return values.count >= most
                }
                if isFull {
                    later {
                        outlet.lock { if values.count >= most { hand() } }
                        outlet.drain()
                    }
                }
            } end: { completion in
                later {
                    if case .finished = completion { outlet.lock { hand() } }
                    outlet.end(completion)
                }
            }
        }
    }
}

extension Publisher {
    /// Collects the values of each interval and publishes them as an array. When this publisher finishes, publishes
    /// the values that are left.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
