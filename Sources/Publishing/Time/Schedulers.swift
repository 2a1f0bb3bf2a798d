extension Publishers {
    /// A publisher that delivers values and the completion on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The scheduler on which values are delivered.
        public let scheduler: Context
        /// Options with which the scheduler runs actions; `nil` for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delivers the values and the completion of `upstream` on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = StageOutlet<Upstream.Output, Upstream.Failure, S>(subscriber, "ReceiveOn", passesDemand: true)
            let later = { [scheduler, options] (step: @escaping () -> Void) in
                outlet.inOrder(step) { scheduler.schedule(options: options, $0) }
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
    /// Delivers the values and the completion of this publisher on a scheduler.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that subscribes to its upstream publisher, requests values and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The scheduler on which this publisher subscribes, requests values and cancels.
        public let scheduler: Context
        /// Options with which the scheduler runs actions; `nil` for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that subscribes to `upstream`, requests values and cancels on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = ElsewhereOutlet<Upstream.Output, Upstream.Failure, S>(subscriber) { [scheduler, options] in
                scheduler.schedule(options: options, $0)
            }
            outlet.run(upstream, subscribe: outlet.schedule) {
                outlet.send($0)
            } end: {
                outlet.end($0)
            }
        }
    }
}

extension Publisher {
    /// Subscribes to this publisher, requests values and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

// Unchecked: its properties are constant.
private final class ElsewhereOutlet<Input, Failure: Error, Downstream: Subscriber>: StageOutlet<
    Input, Failure, Downstream
>,
@unchecked Sendable
{
    let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
        super.init(downstream, "SubscribeOn", passesDemand: false)
    }

    override func demanded(_ demand: Subscribers.Demand) { schedule { self.ask(demand) } }
    override func returned(_ demand: Subscribers.Demand) { ask(demand) }
    override func ended() { schedule { self.endedThere() } }
    private func endedThere() { super.ended() }
}
