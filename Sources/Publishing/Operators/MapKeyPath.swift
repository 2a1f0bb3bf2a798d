extension Publishers {
    /// A publisher that publishes the value of a property of each upstream value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The key path of the property to publish.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Creates a publisher that publishes the property at the given key path of each upstream value.
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(
                to: subscriber, OperatorDescription("ValueForKey", .these { [keyPath] in [("keyPath", keyPath)] })
            ) { [keyPath] in $0[keyPath: keyPath] }
        }
    }
}

extension Publisher {
    /// Publishes the property at the given key path of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}

extension Publishers {
    /// A publisher that publishes the values of two properties of each upstream value, as a tuple.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// The type of values this publisher publishes: a tuple of the two properties.
        public typealias Output = (Output0, Output1)
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The key path of the first property to publish.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The key path of the second property to publish.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Creates a publisher that publishes the properties at the two key paths of each upstream value.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let text = OperatorDescription(
                "ValueForKeys",
                .these { [keyPath0, keyPath1] in [("keyPath0", keyPath0), ("keyPath1", keyPath1)] })
            upstream.pass(to: subscriber, text) { [keyPath0, keyPath1] in
                ($0[keyPath: keyPath0], $0[keyPath: keyPath1])
            }
        }
    }
}

extension Publisher {
    /// Publishes the properties at the two key paths of each value, as a tuple.
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
}

extension Publishers {
    /// A publisher that publishes the values of three properties of each upstream value, as a tuple.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// The type of values this publisher publishes: a tuple of the three properties.
        public typealias Output = (Output0, Output1, Output2)
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The key path of the first property to publish.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The key path of the second property to publish.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// The key path of the third property to publish.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Creates a publisher that publishes the properties at the three key paths of each upstream value.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let text = OperatorDescription(
                "ValueForKeys",
                .these { [keyPath0, keyPath1, keyPath2] in
                    [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)]
                })
            upstream.pass(to: subscriber, text) { [keyPath0, keyPath1, keyPath2] in
                ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
            }
        }
    }
}

extension Publisher {
    /// Publishes the properties at the three key paths of each value, as a tuple.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
