extension Publishers {
    /// Publishes the first value.
    public struct First<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
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
    /// Publishes the first value, and finishes.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}

extension Publishers {
    /// Publishes the last value, at the end.
    public struct Last<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
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
    /// Publishes the last value, at the end.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }
}

extension Publishers {
    /// Publishes the first such value.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
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
    /// Publishes the first such value, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Publishes the last such value, at the end.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
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
    /// Publishes the last such value, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Publishes the first such value.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
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
    /// Publishes the first such value, and finishes.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Publishes the last such value, at the end.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
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
    /// Publishes the last such value, at the end.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
