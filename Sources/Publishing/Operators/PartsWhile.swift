extension Publishers {
    /// A publisher that publishes upstream values until one does not satisfy a predicate, and then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that publishes upstream values for as long as they satisfy the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(
                to: subscriber, OperatorDescription("PrefixWhile", .downstream { [] })
            ) { [predicate] in predicate($0) ? .value($0) : .end(.finished) }
        }
    }
}

extension Publisher {
    /// Publishes values for as long as they satisfy the predicate. Finishes at the first value that does not, without
    /// publishing it.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that leaves out upstream values until one does not satisfy a predicate. It publishes that value
    /// and all that follow.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that leaves out upstream values for as long as they satisfy the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.relay(to: subscriber, OperatorDescription("DropWhile", needsDemand: true)) { [predicate] value in
                if isDropping { isDropping = predicate(value) }
                return isDropping ? .skip : .value(value)
            }
        }
    }
}

extension Publisher {
    /// Leaves out values for as long as they satisfy the predicate. Publishes the first value that does not, and all
    /// that follow.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes upstream values until one does not satisfy a predicate that can throw, and then
    /// finishes.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes upstream values for as long as they satisfy the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryRelay(
                to: subscriber, OperatorDescription("TryPrefixWhile", .downstream { [] })
            ) { [predicate] in try predicate($0) ? .value($0) : .end(.finished) }
        }
    }
}

extension Publisher {
    /// Publishes values for as long as they satisfy the predicate. Finishes at the first value that does not, without
    /// publishing it. Fails if the closure throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that leaves out upstream values until one does not satisfy a predicate that can throw. It
    /// publishes that value and all that follow.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: an upstream failure, or an error the closure throws.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate to test values with.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that leaves out upstream values for as long as they satisfy the predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.tryRelay(to: subscriber, OperatorDescription("TryDropWhile", needsDemand: true)) {
                [predicate] value in
                if isDropping { isDropping = try predicate(value) }
                return isDropping ? .skip : .value(value)
            }
        }
    }
}

extension Publisher {
    /// Leaves out values for as long as they satisfy the predicate. Publishes the first value that does not, and all
    /// that follow. Fails if the closure throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
