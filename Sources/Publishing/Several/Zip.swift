extension Publishers {
    /// A publisher that pairs the values of 2 publishers in order, and publishes a tuple as soon as each has a value
    /// for it.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The kind of values this publisher publishes: a tuple with one value of each upstream publisher.
        public typealias Output = (A.Output, B.Output)
        /// The kind of failure this publisher can send; all upstream publishers share it.
        public typealias Failure = A.Failure
        /// The first upstream publisher.
        public let a: A
        /// The second upstream publisher.
        public let b: B

        /// Creates a publisher that pairs the values of 2 publishers in order.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber to this publisher. The subscription finishes once an upstream publisher has finished
        /// and all of its values have been published.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            JoiningOutlet(subscriber, pairs: true).run(a, b)
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Pairs the values of 2 publishers, this one first, in order, and publishes a tuple as soon as each has a value
    /// for it.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Pairs the values of 2 publishers, this one first, in order, and publishes the result of a closure as soon as
    /// each has a value for it.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        Publishers.Zip(self, other).map { transform($0.0, $0.1) }
    }
}

extension Publishers {
    /// A publisher that pairs the values of 3 publishers in order, and publishes a tuple as soon as each has a value
    /// for it.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        /// The kind of values this publisher publishes: a tuple with one value of each upstream publisher.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The kind of failure this publisher can send; all upstream publishers share it.
        public typealias Failure = A.Failure
        /// The first upstream publisher.
        public let a: A
        /// The second upstream publisher.
        public let b: B
        /// The third upstream publisher.
        public let c: C

        /// Creates a publisher that pairs the values of 3 publishers in order.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber to this publisher. The subscription finishes once an upstream publisher has finished
        /// and all of its values have been published.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            JoiningOutlet(subscriber, pairs: true).run(a, b, c)
        }
    }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Pairs the values of 3 publishers, this one first, in order, and publishes a tuple as soon as each has a value
    /// for it.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Pairs the values of 3 publishers, this one first, in order, and publishes the result of a closure as soon as
    /// each has a value for it.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}

extension Publishers {
    /// A publisher that pairs the values of 4 publishers in order, and publishes a tuple as soon as each has a value
    /// for it.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        /// The kind of values this publisher publishes: a tuple with one value of each upstream publisher.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The kind of failure this publisher can send; all upstream publishers share it.
        public typealias Failure = A.Failure
        /// The first upstream publisher.
        public let a: A
        /// The second upstream publisher.
        public let b: B
        /// The third upstream publisher.
        public let c: C
        /// The fourth upstream publisher.
        public let d: D

        /// Creates a publisher that pairs the values of 4 publishers in order.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber to this publisher. The subscription finishes once an upstream publisher has finished
        /// and all of its values have been published.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            JoiningOutlet(subscriber, pairs: true).run(a, b, c, d)
        }
    }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Pairs the values of 4 publishers, this one first, in order, and publishes a tuple as soon as each has a value
    /// for it.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Pairs the values of 4 publishers, this one first, in order, and publishes the result of a closure as soon as
    /// each has a value for it.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
