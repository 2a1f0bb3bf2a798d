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
            let outlet = StageOutlet<Upstream.Output, Upstream.Failure, S>(subscriber, "Debounce", passesDemand: false)
            var serial = 0
            outlet.run(upstream, asking: .unlimited) { [scheduler, dueTime, options] value in
                let mine = outlet.lock {
                    serial += 1
                    return serial
                }
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    outlet.lock { if serial == mine { outlet.enqueueIfWanted(value) } }
                    outlet.drain()
                }
            } end: { [scheduler, options] completion in
                outlet.lock { serial += 1 }
                scheduler.schedule(options: options) { outlet.end(completion) }
            }
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
