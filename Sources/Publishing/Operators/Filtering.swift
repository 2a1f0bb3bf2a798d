extension Publishers {
    /// Leaves out values.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether a value stays.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Makes it on another publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber, "Filter") { [isIncluded] in isIncluded($0) ? $0 : nil }
        }
    }
}

extension Publisher {
    /// Leaves out the values for which it is false.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// Leaves out values, or fails.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether a value stays.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Makes it on another publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryRelay(
                to: subscriber, OperatorDescription("TryFilter", .downstream { [] })
            ) { [isIncluded] in try isIncluded($0) ? .value($0) : .skip }
        }
    }
}

extension Publisher {
    /// Leaves out the values for which it is false, and fails with what it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// Leaves out values that are the same as the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes it on another publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
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
    /// Leaves out values that are the same as the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values that are equal to the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

extension Publishers {
    /// Leaves out values that are the same as the one before.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes it on another publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
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
    /// Leaves out values that are the same as the one before.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Publishes no values, only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Never
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
            upstream.pass(to: subscriber, "IgnoreOutput", asksForAll: true) { _ in nil }
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes no values, only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}

// MARK: Steps that are joined to one

extension Publishers.Filter {
    /// Publishes the values that satisfy both predicates.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        Publishers.Filter(upstream: upstream) { [first = self.isIncluded] in first($0) && isIncluded($0) }
    }

    /// Publishes the values that satisfy both predicates; fails with what one throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}

extension Publishers.TryFilter {
    /// Publishes the values that satisfy both predicates; fails with what one throws.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Publishes the values that satisfy both predicates; fails with what one throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}
