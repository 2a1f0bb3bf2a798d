extension Publishers {
    /// A publisher that transforms each upstream value with a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) -> Output

        /// Creates a publisher that transforms each upstream value with the given closure.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber, "Map", transform)
        }
    }
}

extension Publisher {
    /// Transforms each value with the given closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Replaces each `nil` value with the given value.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}

extension Publishers {
    /// A publisher that transforms each upstream value with a closure that can throw.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates a publisher that transforms each upstream value with the given closure.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryRelay(to: subscriber, "TryMap") { [transform] in .value(try transform($0)) }
        }
    }
}

extension Publisher {
    /// Transforms each value with the given closure. Fails with the error the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// A publisher that transforms the failure of the upstream publisher to another error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms an error.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates a publisher that transforms the failure of the upstream publisher with the given closure.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber to this publisher.
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
    /// Transforms the failure of this publisher with the given closure.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// A publisher that changes the failure type of an upstream publisher that cannot fail.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher that changes the failure type of the upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber to this publisher.
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
    /// Changes the failure type of this publisher to the given type. The publisher still does not fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers {
    /// A publisher that transforms each upstream value with a closure, and leaves out `nil` results.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value, or returns `nil` to leave it out.
        public let transform: (Upstream.Output) -> Output?

        /// Creates a publisher that transforms each upstream value with the given closure.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber, "CompactMap", transform)
        }
    }
}

extension Publisher {
    /// Transforms each value with the given closure. Leaves out values for which the closure returns `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// A publisher that transforms each upstream value with a closure that can throw, and leaves out `nil` results.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value, or returns `nil` to leave it out.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates a publisher that transforms each upstream value with the given closure.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryRelay(
                to: subscriber, OperatorDescription("TryCompactMap", .downstream { [] })
            ) { [transform] in RelayStep(try transform($0)) }
        }
    }
}

extension Publisher {
    /// Transforms each value with the given closure. Leaves out values for which the closure returns `nil`, and fails
    /// with the error the closure throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

// MARK: Steps that are joined to one

extension Publishers.Map {
    /// Transforms each value with both closures, in a single operator.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        Publishers.Map<Upstream, T>(upstream: upstream) { [first = self.transform] in transform(first($0)) }
    }

    /// Transforms each value with both closures, in a single operator. Fails with the error a closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
}

extension Publishers.TryMap {
    /// Transforms each value with both closures, in a single operator. Fails with the error a closure throws.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> { tryMap(transform) }

    /// Transforms each value with both closures, in a single operator. Fails with the error a closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap<Upstream, T>(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
}

extension Publishers.CompactMap {
    /// Transforms each value with both closures, in a single operator. Leaves out values for which either returns
    /// `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in
            first($0).flatMap(transform)
        }
    }

    /// Transforms each value with both closures, in a single operator. Leaves out values for which the first returns
    /// `nil`.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        compactMap(transform)
    }
}

extension Publishers.TryCompactMap {
    /// Transforms each value with both closures, in a single operator. Leaves out values for which either returns
    /// `nil`. Fails with the error a closure throws.
    public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in
            try first($0).flatMap(transform)
        }
    }
}
