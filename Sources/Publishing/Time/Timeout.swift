extension Publishers {
    /// A publisher that completes if no value arrives for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The time after which this publisher completes if no value arrives.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are delivered.
        public let scheduler: Context
        /// Options with which the scheduler runs actions; `nil` for its defaults.
        public let options: Context.SchedulerOptions?
        /// The closure that makes the error with which this publisher fails; `nil` if it finishes instead.
        public let customError: (() -> Upstream.Failure)?

        /// Creates a publisher that completes if no value of `upstream` arrives for `interval`.
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

        /// Attaches a subscriber to this publisher.
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
    /// Completes if no value arrives for `interval`: fails with the error that `customError` returns, or finishes
    /// without that closure.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

// Unchecked: its own properties are constant.
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
