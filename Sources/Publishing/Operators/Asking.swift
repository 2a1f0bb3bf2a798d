extension Publishers {
    /// A publisher that publishes whether the upstream publisher publishes a given value, as soon as that is known.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// The type of values this publisher publishes: `Bool`.
        public typealias Output = Bool
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The value to look for.
        public let output: Upstream.Output

        /// Creates a publisher that publishes whether the upstream publisher publishes the given value.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(
                to: subscriber, OperatorDescription("Contains", .reduction { (Bool?.none as Any, Bool?.none as Any) }),
                ahead: true
            ) { [output] in
                $0 == output ? .last(true) : .skip
            } end: { completion in
                if case .failure = completion { .end(completion) } else { .last(false) }
            }
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Publishes `true` and finishes as soon as this publisher publishes a value equal to the given one. Publishes
    /// `false` if this publisher finishes without one.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that publishes whether any upstream value satisfies a predicate, as soon as that is known.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: `Bool`.
        public typealias Output = Bool
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that publishes whether any upstream value satisfies the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(
                to: subscriber,
                OperatorDescription("ContainsWhere", .reduction { (Bool?.none as Any, Bool?.none as Any) }),
                ahead: true
            ) { [predicate] value in
                predicate(value) ? .last(true) : .skip
            } end: { completion in
                if case .failure = completion { .end(completion) } else { .last(false) }
            }
        }
    }
}

extension Publisher {
    /// Publishes `true` and finishes as soon as a value satisfies the predicate. Publishes `false` if this publisher
    /// finishes without such a value.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes whether all upstream values satisfy a predicate, as soon as that is known.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: `Bool`.
        public typealias Output = Bool
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that publishes whether all upstream values satisfy the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(
                to: subscriber,
                OperatorDescription("AllSatisfy", .reduction { (Bool?.none as Any, Bool?.none as Any) }),
                ahead: true
            ) { [predicate] value in
                predicate(value) ? .skip : .last(false)
            } end: { completion in
                if case .failure = completion { .end(completion) } else { .last(true) }
            }
        }
    }
}

extension Publisher {
    /// Publishes `false` and finishes as soon as a value does not satisfy the predicate. Publishes `true` if this
    /// publisher finishes without such a value.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes whether any upstream value satisfies a predicate that can throw, as soon as that is
    /// known.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: `Bool`.
        public typealias Output = Bool
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes whether any upstream value satisfies the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(
                to: subscriber,
                OperatorDescription("TryContainsWhere", .reduction { (Bool?.none as Any, Bool?.none as Any) }),
                ahead: true
            ) { [predicate] value in
                RelayStep { try predicate(value) ? .last(true) : .skip }
            } end: { completion in
                if case .failure = completion { .end(completion.erased) } else { .last(false) }
            }
        }
    }
}

extension Publisher {
    /// Publishes `true` and finishes as soon as a value satisfies the predicate. Publishes `false` if this publisher
    /// finishes without such a value, and fails if the closure throws.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes whether all upstream values satisfy a predicate that can throw, as soon as that is
    /// known.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: `Bool`.
        public typealias Output = Bool
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes whether all upstream values satisfy the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(
                to: subscriber,
                OperatorDescription("TryAllSatisfy", .reduction { (Bool?.none as Any, Bool?.none as Any) }),
                ahead: true
            ) { [predicate] value in
                RelayStep { try predicate(value) ? .skip : .last(false) }
            } end: { completion in
                if case .failure = completion { .end(completion.erased) } else { .last(true) }
            }
        }
    }
}

extension Publisher {
    /// Publishes `false` and finishes as soon as a value does not satisfy the predicate. Publishes `true` if this
    /// publisher finishes without such a value, and fails if the closure throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
