extension Publishers {
    /// Makes another value of each.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Makes a value of another.
        public let transform: (Upstream.Output) -> Output

        /// Makes it on another publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber, "Map", transform)
        }
    }
}

extension Publisher {
    /// Makes another value of each.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Publishes nil values as another.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}

extension Publishers {
    /// Makes another value of each, or fails.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// Makes a value of another.
        public let transform: (Upstream.Output) throws -> Output

        /// Makes it on another publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryRelay(to: subscriber, "TryMap") { [transform] in .value(try transform($0)) }
        }
    }
}

extension Publisher {
    /// Makes another value of each; what it throws is how it fails.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Makes another error of how it fails.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it gets its values from.
        public let upstream: Upstream
        /// Makes an error of another.
        public let transform: (Upstream.Failure) -> Failure

        /// Makes it on another publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber, "MapError") {
                $0
            } end: { [transform] in
                $0.mapError(transform)
            }
        }
    }
}

extension Publisher {
    /// Makes another error of how it fails.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Says how it may fail, of what does not fail.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it gets its values from.
        public let upstream: Upstream

        /// Makes it on another publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber, "SetFailureType") {
                $0
            } end: { _ in
                .finished
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Says how it may fail, though it does not.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers {
    /// Makes another value of each, or none.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Makes a value of another, or none.
        public let transform: (Upstream.Output) -> Output?

        /// Makes it on another publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber, "CompactMap", transform)
        }
    }
}

extension Publisher {
    /// Makes another value of each; leaves out those of which it makes nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Makes another value of each, or none, or fails.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// Makes a value of another, or none.
        public let transform: (Upstream.Output) throws -> Output?

        /// Makes it on another publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryRelay(
                to: subscriber, OperatorDescription("TryCompactMap", .downstream { [] })
            ) { [transform] in RelayStep(try transform($0)) }
        }
    }
}

extension Publisher {
    /// Makes another value of each; leaves out those of which it makes nil, and fails with what it throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

// MARK: Steps that are joined to one

extension Publishers.Map {
    /// Publishes what a closure makes of each value, in one step with what is made of it here.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        Publishers.Map<Upstream, T>(upstream: upstream) { [first = self.transform] in transform(first($0)) }
    }

    /// Publishes what a closure makes of each value, in one step with what is made of it here.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
}

extension Publishers.TryMap {
    /// Publishes what a closure makes of each value, in one step with what is made of it here.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> { tryMap(transform) }

    /// Publishes what a closure makes of each value, in one step with what is made of it here.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap<Upstream, T>(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
}

extension Publishers.CompactMap {
    /// Publishes what a closure makes of each value, where it makes something, in one step with what is made of it here.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in
            first($0).flatMap(transform)
        }
    }

    /// Publishes what a closure makes of each value, in one step with what is made of it here.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        compactMap(transform)
    }
}

extension Publishers.TryCompactMap {
    /// Publishes what a closure makes of each value, where it makes something, in one step with what is made of it here.
    public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in
            try first($0).flatMap(transform)
        }
    }
}
