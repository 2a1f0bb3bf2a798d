extension Publishers {
    /// A publisher that publishes the maximum upstream value when the upstream publisher finishes.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that returns whether its first argument is ordered before its second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher that publishes the maximum upstream value in the given order.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber to this publisher.
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
    /// Publishes the minimum value when this publisher finishes.
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }

    /// Publishes the maximum value when this publisher finishes.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Publishes the minimum value in the given order when this publisher finishes. Of several equal values,
    /// publishes the first.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Publishes the maximum value in the given order when this publisher finishes. Of several equal values,
    /// publishes the first.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publishers {
    /// A publisher that publishes the maximum upstream value in an order that can throw, when the upstream publisher
    /// finishes.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that returns whether its first argument is ordered before its second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes the maximum upstream value in the given order.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber to this publisher.
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
    /// Publishes the minimum value in the given order when this publisher finishes. Of several equal values,
    /// publishes the first. Fails if the closure throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Publishes the maximum value in the given order when this publisher finishes. Of several equal values,
    /// publishes the first. Fails if the closure throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
