extension Publishers {
    /// A publisher that publishes the first upstream value and then finishes.
    public struct First<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher that publishes the first value of the upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(
                to: subscriber, OperatorDescription("First", .reduction { (Output?.none as Any, Output?.none as Any) }),
                ahead: true
            ) {
                .last($0)
            } end: {
                .end($0)
            }
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the first value and then finishes.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}

extension Publishers {
    /// A publisher that publishes the last upstream value when the upstream publisher finishes.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher that publishes the last value of the upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.relay(
                to: subscriber, OperatorDescription("Last", .reduction { (last as Any, Output?.none as Any) }),
                ahead: true
            ) { value in
                last = value
                return .skip
            } end: { completion in
                if let last, case .finished = completion { .last(last) } else { .end(completion) }
            }
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the last value when this publisher finishes.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }
}

extension Publishers {
    /// A publisher that publishes the first upstream value that satisfies a predicate, and then finishes.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that publishes the first upstream value that satisfies the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(
                to: subscriber,
                OperatorDescription("TryFirst", .reduction { (Output?.none as Any, Output?.none as Any) }), ahead: true
            ) { [predicate] value in
                predicate(value) ? .last(value) : .skip
            } end: {
                .end($0)
            }
        }
    }
}

extension Publisher {
    /// Publishes the first value that satisfies the predicate, and then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes the last upstream value that satisfies a predicate, when the upstream publisher
    /// finishes.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that publishes the last upstream value that satisfies the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.relay(
                to: subscriber, OperatorDescription("LastWhere", .reduction { (last as Any, Output?.none as Any) }),
                ahead: true
            ) { [predicate] value in
                if predicate(value) { last = value }
                return .skip
            } end: { completion in
                if let last, case .finished = completion { .last(last) } else { .end(completion) }
            }
        }
    }
}

extension Publisher {
    /// Publishes the last value that satisfies the predicate, when this publisher finishes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes the first upstream value that satisfies a predicate that can throw, and then
    /// finishes.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes the first upstream value that satisfies the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(
                to: subscriber,
                OperatorDescription("TryFirstWhere", .reduction { (Output?.none as Any, Output?.none as Any) }),
                ahead: true
            ) { [predicate] value in
                RelayStep { try predicate(value) ? .last(value) : .skip }
            } end: {
                .end($0.erased)
            }
        }
    }
}

extension Publisher {
    /// Publishes the first value that satisfies the predicate, and then finishes. Fails if the closure throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes the last upstream value that satisfies a predicate that can throw, when the
    /// upstream publisher finishes.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes the last upstream value that satisfies the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.relay(
                to: subscriber, OperatorDescription("TryLastWhere", .reduction { (last as Any, Output?.none as Any) }),
                ahead: true
            ) { [predicate] value in
                RelayStep {
                    if try predicate(value) { last = value }
                    return .skip
                }
            } end: { completion in
                if let last, case .finished = completion { .last(last) } else { .end(completion.erased) }
            }
        }
    }
}

extension Publisher {
    /// Publishes the last value that satisfies the predicate, when this publisher finishes. Fails if the closure
    /// throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
