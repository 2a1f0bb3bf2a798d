extension Publishers {
    /// Ends if there is no value for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// For how long.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where values are delivered.
        public let scheduler: Context
        /// How the scheduler runs code.
        public let options: Context.SchedulerOptions?
        /// Makes the error; it finishes without one.
        public let customError: (() -> Upstream.Failure)?

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = StageOutlet<Upstream.Output, Upstream.Failure, S>(subscriber, "Timeout", passesDemand: true)
            var serial = 0
            let restart = { [interval, scheduler, options, customError] in
                let mine = outlet.lock {
                    serial += 1
                    return serial
                }
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    guard outlet.lock({ serial == mine && outlet.isOpen }) else { return }
                    outlet.leavePublisher()
                    outlet.end(customError.map { .failure($0()) } ?? .finished)
                }
            }
            let later = { [scheduler, options] (step: @escaping () -> Void) in
                outlet.inOrder(step) { scheduler.schedule(options: options, $0) }
            }
            outlet.run(
                upstream,
                subscribe: { subscribe in
                    restart()
                    subscribe()
                }
            ) { value in
                restart()
                later { outlet.send(value) }
            } end: { completion in
                outlet.lock { serial += 1 }
                later { outlet.end(completion) }
            }
        }
    }
}

extension Publisher {
    /// Ends if there is no value for some time, with an error if one is made.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
