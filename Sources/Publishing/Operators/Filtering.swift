extension Publishers {
    /// A publisher that publishes only the upstream values that satisfy a predicate.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that returns whether to publish a value.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates a publisher that publishes the upstream values for which the closure returns `true`.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber, "Filter") { [isIncluded] in isIncluded($0) ? $0 : nil }
        }
    }
}

extension Publisher {
    /// Publishes only the values for which the closure returns `true`.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// A publisher that publishes only the upstream values that satisfy a predicate that can throw.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that returns whether to publish a value.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes the upstream values for which the closure returns `true`.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryRelay(
                to: subscriber, OperatorDescription("TryFilter", .downstream { [] })
            ) { [isIncluded] in try isIncluded($0) ? .value($0) : .skip }
        }
    }
}

extension Publisher {
    /// Publishes only the values for which the closure returns `true`. Fails with the error the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// A publisher that leaves out upstream values equivalent to the previously published value.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that returns whether two values are equivalent.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher that leaves out values that the closure considers equivalent to the previous one.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.relay(
                to: subscriber,
                OperatorDescription("RemoveDuplicates", .downstream { [("last", last as Any)] })
            ) { [predicate] value in
                if let before = last, predicate(before, value) { return .skip }
                last = value
                return .value(value)
            }
        }
    }
}

extension Publisher {
    /// Leaves out values that the closure considers equivalent to the previously published value, its first argument.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values equal to the previously published value.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

extension Publishers {
    /// A publisher that leaves out upstream values equivalent to the previously published value, using a predicate
    /// that can throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that returns whether two values are equivalent.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher that leaves out values that the closure considers equivalent to the previous one.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.tryRelay(
                to: subscriber,
                OperatorDescription("TryRemoveDuplicates", .downstream { [("last", last as Any)] })
            ) { [predicate] value in
                if let before = last, try predicate(before, value) { return .skip }
                last = value
                return .value(value)
            }
        }
    }
}

extension Publisher {
    /// Leaves out values that the closure considers equivalent to the previously published value, its first argument.
    /// Fails with the error the closure throws.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that ignores all upstream values, and passes on only the completion.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: `Never`, because it publishes none.
        public typealias Output = Never
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher that ignores the values of the upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber, "IgnoreOutput", asksForAll: true) { _ in nil }
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Ignores all values, and passes on only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}

// MARK: Steps that are joined to one

extension Publishers.Filter {
    /// Publishes only the values that satisfy both predicates. Combines both into a single operator.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        Publishers.Filter(upstream: upstream) { [first = self.isIncluded] in first($0) && isIncluded($0) }
    }

    /// Publishes only the values that satisfy both predicates. Fails with the error a predicate throws. Combines both
    /// into a single operator.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}

extension Publishers.TryFilter {
    /// Publishes only the values that satisfy both predicates. Fails with the error a predicate throws. Combines both
    /// into a single operator.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Publishes only the values that satisfy both predicates. Fails with the error a predicate throws. Combines both
    /// into a single operator.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}
