import UnifiedStorage

extension Publishers {
    /// Publishes all values as one array, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream

        /// Makes it on another publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
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
    /// Publishes all values as one array, at the end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}

extension Publishers {
    /// Publishes values as arrays of so many.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// How many values an array has; the last may have fewer.
        public let count: Int

        /// Makes it on another publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
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
    /// Publishes values as arrays of so many; the last may have fewer. A count below one stops the program.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        require(count > 0, "Values are collected in arrays of at least one, not of \(count).")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    /// Publishes how many values there were, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Int
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream

        /// Makes it on another publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
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
    /// Publishes how many values there were, at the end.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
