extension Publishers {
    /// Joins each value with what it made of those before, and publishes that.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// What it begins with.
        public let initialResult: Output
        /// Joins what there is with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
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
    /// Joins each value with what it made of those before, and publishes that.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Joins all values to one, which it publishes at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// What it begins with.
        public let initial: Output
        /// Joins what there is with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
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
    /// Joins all values to one, which it publishes at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Joins each value with what it made of those before, and publishes that.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// What it begins with.
        public let initialResult: Output
        /// Joins what there is with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
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
    /// Joins each value with what it made of those before, and publishes that.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Joins all values to one, which it publishes at the end.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// What it begins with.
        public let initial: Output
        /// Joins what there is with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
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
    /// Joins all values to one, which it publishes at the end.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
