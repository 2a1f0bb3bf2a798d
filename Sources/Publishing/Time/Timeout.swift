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
            let outlet = TimeoutOutlet<Upstream.Failure, Context, S>(
                subscriber, RestartingTimer(scheduler, interval, options), customError)
            let later = { [scheduler, options] (step: @escaping () -> Void) in
                outlet.inOrder(step) { scheduler.schedule(options: options, $0) }
            }
            outlet.run(upstream) { value in
                outlet.restart()
                later { outlet.send(value) }
            } end: { completion in
                outlet.stopWaiting()
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

// What it has of its own is constant.
private final class TimeoutOutlet<Failure: Error, Context: Scheduler, Downstream: Subscriber>: StageOutlet<
    Downstream.Input, Failure, Downstream
>, @unchecked Sendable
where Downstream.Failure == Failure {
    private let timer: RestartingTimer<Context>
    private let error: (() -> Failure)?

    init(_ downstream: Downstream, _ timer: RestartingTimer<Context>, _ error: (() -> Failure)?) {
        (self.timer, self.error) = (timer, error)
        super.init(downstream, "Timeout", passesDemand: true)
        atEnd(AnyCancellable(timer.stop))
    }

    override func begins() { restart() }

    override func request(_ demand: Subscribers.Demand) {
        if isOpenNow { restart() }
        super.request(demand)
    }

    /// Begins to wait anew.
    func restart() {
        timer.start { [self] in
            guard isOpenNow else { return }
            leavePublisher()
            end(error.map { .failure($0()) } ?? .finished)
        }
    }

    func stopWaiting() { timer.stop() }
}
