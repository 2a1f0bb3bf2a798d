import Foundations

extension Publishers {
    /// A publisher that collects all upstream values into one array, and publishes it when the upstream publisher
    /// finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: an array of upstream values.
        public typealias Output = [Upstream.Output]
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher that collects all values of the upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.relay(
                to: subscriber, OperatorDescription("Collect", .these { [("count", values.count)] }), ahead: true
            ) { value in
                values.append(value)
                return .skip
            } end: { completion in
                if case .failure = completion { .end(completion) } else { .last(values) }
            }
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Collects all values into one array, and publishes it when this publisher finishes.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}

extension Publishers {
    /// A publisher that collects upstream values into arrays of a given size.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: an array of upstream values.
        public typealias Output = [Upstream.Output]
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The number of values in each array. The last array may have fewer.
        public let count: Int

        /// Creates a publisher that collects upstream values into arrays of `count` values.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            let text = OperatorDescription(
                "CollectByCount", .collecting { [count] in [("buffer", values), ("count", count)] }, needsDemand: true)
            upstream.relay(to: subscriber, text, factor: count) { [count] value in
                values.append(value)
                if values.count < count { return .skip }
                defer { values = [] }
                return .value(values)
            } end: { completion in
                if values.isEmpty { return .end(completion) }
                if case .failure = completion { return .end(completion) }
                return .last(values)
            }
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Collects values into arrays of `count` values, and publishes each array once it is full. The last array may
    /// have fewer values. A count below 1 stops the program.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        require(count > 0, "Values are collected in arrays of at least one, not of \(count).")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    /// A publisher that publishes the number of upstream values when the upstream publisher finishes.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: `Int`.
        public typealias Output = Int
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher that counts the values of the upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.relay(
                to: subscriber, OperatorDescription("Count", .reduction { (count, 0) }), ahead: true
            ) { _ in
                count += 1
                return .skip
            } end: { completion in
                if case .failure = completion { .end(completion) } else { .last(count) }
            }
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the number of values when this publisher finishes.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
