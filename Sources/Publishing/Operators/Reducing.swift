extension Publishers {
    /// A publisher that combines each upstream value with the result so far, and publishes each result.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result to begin with.
        public let initialResult: Output
        /// The closure that combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher that combines upstream values with the result so far, beginning with `initialResult`.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.pass(
                to: subscriber, OperatorDescription("Scan", .downstream { [("result", result)] })
            ) { [nextPartialResult] value in
                result = nextPartialResult(result, value)
                return result
            }
        }
    }
}

extension Publisher {
    /// Combines each value with the result so far, beginning with `initialResult`, and publishes each result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that combines all upstream values into one result, and publishes it when the upstream publisher
    /// finishes.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result to begin with.
        public let initial: Output
        /// The closure that combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher that combines all upstream values into one result, beginning with `initial`.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.relay(
                to: subscriber, OperatorDescription("Reduce", .reduction { [initial] in (result, initial) }),
                ahead: true
            ) { [nextPartialResult] value in
                result = nextPartialResult(result, value)
                return .skip
            } end: { completion in
                if case .failure(let error) = completion { .end(.failure(error)) } else { .last(result) }
            }
        }
    }
}

extension Publisher {
    /// Combines all values into one result, beginning with `initialResult`, and publishes it when this publisher
    /// finishes.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that combines each upstream value with the result so far, using a closure that can throw, and
    /// publishes each result.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result to begin with.
        public let initialResult: Output
        /// The closure that combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher that combines upstream values with the result so far, beginning with `initialResult`.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.tryRelay(
                to: subscriber, OperatorDescription("TryScan", .scanning { result })
            ) { [nextPartialResult] value in
                result = try nextPartialResult(result, value)
                return .value(result)
            }
        }
    }
}

extension Publisher {
    /// Combines each value with the result so far, beginning with `initialResult`, and publishes each result. Fails
    /// with the error the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that combines all upstream values into one result, using a closure that can throw, and publishes
    /// it when the upstream publisher finishes.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result to begin with.
        public let initial: Output
        /// The closure that combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher that combines all upstream values into one result, beginning with `initial`.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.relay(
                to: subscriber, OperatorDescription("TryReduce", .reduction { [initial] in (result, initial) }),
                ahead: true
            ) { [nextPartialResult] value in
                RelayStep {
                    result = try nextPartialResult(result, value)
                    return .skip
                }
            } end: { completion in
                if case .failure(let error) = completion { .end(.failure(error)) } else { .last(result) }
            }
        }
    }
}

extension Publisher {
    /// Combines all values into one result, beginning with `initialResult`, and publishes it when this publisher
    /// finishes. Fails with the error the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
