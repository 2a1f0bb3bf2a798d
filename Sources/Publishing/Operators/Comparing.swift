extension Publishers {
    /// Publishes the largest value, at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether the first is less than the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes it on another publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Upstream.Output?
            upstream.relay(
                to: subscriber, OperatorDescription("Comparison", .reduction { (best as Any, Output?.none as Any) }),
                ahead: true
            ) { [areInIncreasingOrder] value in
                if let old = best, !areInIncreasingOrder(old, value) { return .skip }
                best = value
                return .skip
            } end: { completion in
                if let best, case .finished = completion { .last(best) } else { .end(completion) }
            }
        }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the least value, at the end.
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }

    /// Publishes the largest value, at the end.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Publishes the least value, at the end; the first of several.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Publishes the largest value, at the end; the first of several.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publishers {
    /// Publishes the largest value, at the end.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether the first is less than the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Upstream.Output?
            upstream.relay(
                to: subscriber, OperatorDescription("TryComparison", .reduction { (best as Any, Output?.none as Any) }),
                ahead: true
            ) { [areInIncreasingOrder] value in
                RelayStep {
                    if let old = best, try !areInIncreasingOrder(old, value) { return .skip }
                    best = value
                    return .skip
                }
            } end: { completion in
                if let best, case .finished = completion { .last(best) } else { .end(completion.erased) }
            }
        }
    }
}

extension Publisher {
    /// Publishes the least value, at the end; the first of several.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Publishes the largest value, at the end; the first of several.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
