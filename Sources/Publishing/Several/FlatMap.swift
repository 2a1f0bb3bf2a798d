extension Publishers {
    /// A publisher that transforms each value into a new publisher and publishes the values of all of these as they
    /// arrive.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The kind of values this publisher publishes.
        public typealias Output = NewPublisher.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The maximum number of new publishers that are subscribed to at a time.
        public let maxPublishers: Subscribers.Demand
        /// The closure that takes an upstream value and returns a new publisher.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher that transforms each value of `upstream` into a new publisher.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            FlatteningOutlet<Upstream.Output, S>(subscriber, most: maxPublishers).run(upstream, transform)
        }
    }
}

extension Publisher {
    /// Transforms each value into a new publisher and publishes the values of all of these as they arrive.
    ///
    /// By default it subscribes to all new publishers at once; with `maxPublishers`, to at most that many at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Transforms each value into a new publisher that cannot fail, and publishes the values of all of these as they
    /// arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Transforms each value into a new publisher, which may fail, and publishes the values of all of these as they
    /// arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Transforms each value into a new publisher that cannot fail, and publishes the values of all of these as they
    /// arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
