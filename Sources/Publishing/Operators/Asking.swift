extension Publishers {
    /// Publishes whether there is a value, once that is known.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// What it publishes.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Makes it on another publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
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
    /// Publishes whether there is a value, once that is known.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publishers {
    /// Publishes whether there is such a value, once that is known.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether a value is such a one.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes it on another publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
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
    /// Publishes whether there is such a value, once that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Publishes whether all values are such, once that is known.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether a value is such a one.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes it on another publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
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
    /// Publishes whether all values are such, once that is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Publishes whether there is such a value, once that is known.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether a value is such a one.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes it on another publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
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
    /// Publishes whether there is such a value, once that is known.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Publishes whether all values are such, once that is known.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether a value is such a one.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes it on another publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
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
    /// Publishes whether all values are such, once that is known.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
