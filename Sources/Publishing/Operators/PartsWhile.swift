extension Publishers {
    /// Publishes the values before the first that is not such a one.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
                to: subscriber, OperatorDescription("PrefixWhile", .downstream { [] })
            ) { [predicate] in predicate($0) ? .value($0) : .end(.finished) }
        }
    }
}

extension Publisher {
    /// Publishes values as long as they are such, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Leaves out the values before the first that is not such a one.
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            upstream.relay(to: subscriber, OperatorDescription("DropWhile", needsDemand: true)) { [predicate] value in
                if isDropping { isDropping = predicate(value) }
                return isDropping ? .skip : .value(value)
            }
        }
    }
}

extension Publisher {
    /// Leaves out values as long as they are such.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Publishes the values before the first that is not such a one.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.tryRelay(
                to: subscriber, OperatorDescription("TryPrefixWhile", .downstream { [] })
            ) { [predicate] in try predicate($0) ? .value($0) : .end(.finished) }
        }
    }
}

extension Publisher {
    /// Publishes values as long as they are such, and finishes.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Leaves out the values before the first that is not such a one.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
    /// Leaves out values as long as they are such.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
