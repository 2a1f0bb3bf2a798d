extension Publishers {
    /// When collected values are published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each interval, and as soon as there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension Publishers {
    /// Publishes as arrays what comes in each interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// When arrays are published.
        public let strategy: TimeGroupingStrategy<Context>
        /// How the scheduler runs code.
        public let options: Context.SchedulerOptions?

        /// Makes it on another publisher.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
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
                            // What nobody wants yet goes on being collected.
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
    /// Publishes as arrays what comes in each interval, and at the end what is left.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
