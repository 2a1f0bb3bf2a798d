extension Publishers {
    /// Delivers values on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Where values are delivered.
        public let scheduler: Context
        /// How the scheduler runs code.
        public let options: Context.SchedulerOptions?

        /// Makes it on another publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
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
    /// Delivers values and the end on a scheduler.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Subscribes, asks for values and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Where values are delivered.
        public let scheduler: Context
        /// How the scheduler runs code.
        public let options: Context.SchedulerOptions?

        /// Makes it on another publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
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
    /// Subscribes, asks for values and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

// What it has is constant.
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
