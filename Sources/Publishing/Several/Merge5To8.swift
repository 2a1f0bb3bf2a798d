extension Publishers {
    /// A publisher that publishes the values of 5 publishers as they arrive.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        /// The kind of values this publisher publishes.
        public typealias Output = A.Output
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
        /// The fifth upstream publisher.
        public let e: E

        /// Creates a publisher that publishes the values of 5 publishers as they arrive.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches a subscriber to this publisher. The subscription finishes once all upstream publishers have
        /// finished, and fails when one fails.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            outlet.add(a)
            outlet.add(b)
            outlet.add(c)
            outlet.add(d)
            outlet.add(e)
            outlet.seal()
        }

        /// Publishes the values of these publishers and 1 more as they arrive.
        public func merge<P: Publisher>(with f: P) -> Merge6<A, B, C, D, E, P>
        where P.Output == Output, P.Failure == Failure {
            Merge6(a, b, c, d, e, f)
        }

        /// Publishes the values of these publishers and 2 more as they arrive.
        public func merge<P: Publisher, Q: Publisher>(with f: P, _ g: Q) -> Merge7<A, B, C, D, E, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of these publishers and 3 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(with f: P, _ g: Q, _ h: R) -> Merge8<
            A, B, C, D, E, P, Q, R
        >
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers {
    /// A publisher that publishes the values of 6 publishers as they arrive.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
    {
        /// The kind of values this publisher publishes.
        public typealias Output = A.Output
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
        /// The fifth upstream publisher.
        public let e: E
        /// The sixth upstream publisher.
        public let f: F

        /// Creates a publisher that publishes the values of 6 publishers as they arrive.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Attaches a subscriber to this publisher. The subscription finishes once all upstream publishers have
        /// finished, and fails when one fails.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            outlet.add(a)
            outlet.add(b)
            outlet.add(c)
            outlet.add(d)
            outlet.add(e)
            outlet.add(f)
            outlet.seal()
        }

        /// Publishes the values of these publishers and 1 more as they arrive.
        public func merge<P: Publisher>(with g: P) -> Merge7<A, B, C, D, E, F, P>
        where P.Output == Output, P.Failure == Failure {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of these publishers and 2 more as they arrive.
        public func merge<P: Publisher, Q: Publisher>(with g: P, _ h: Q) -> Merge8<A, B, C, D, E, F, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
    /// A publisher that publishes the values of 7 publishers as they arrive.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
        /// The kind of values this publisher publishes.
        public typealias Output = A.Output
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
        /// The fifth upstream publisher.
        public let e: E
        /// The sixth upstream publisher.
        public let f: F
        /// The seventh upstream publisher.
        public let g: G

        /// Creates a publisher that publishes the values of 7 publishers as they arrive.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Attaches a subscriber to this publisher. The subscription finishes once all upstream publishers have
        /// finished, and fails when one fails.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            outlet.add(a)
            outlet.add(b)
            outlet.add(c)
            outlet.add(d)
            outlet.add(e)
            outlet.add(f)
            outlet.add(g)
            outlet.seal()
        }

        /// Publishes the values of these publishers and 1 more as they arrive.
        public func merge<P: Publisher>(with h: P) -> Merge8<A, B, C, D, E, F, G, P>
        where P.Output == Output, P.Failure == Failure {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers {
    /// A publisher that publishes the values of 8 publishers as they arrive.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
    {
        /// The kind of values this publisher publishes.
        public typealias Output = A.Output
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
        /// The fifth upstream publisher.
        public let e: E
        /// The sixth upstream publisher.
        public let f: F
        /// The seventh upstream publisher.
        public let g: G
        /// The eighth upstream publisher.
        public let h: H

        /// Creates a publisher that publishes the values of 8 publishers as they arrive.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Attaches a subscriber to this publisher. The subscription finishes once all upstream publishers have
        /// finished, and fails when one fails.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            outlet.add(a)
            outlet.add(b)
            outlet.add(c)
            outlet.add(d)
            outlet.add(e)
            outlet.add(f)
            outlet.add(g)
            outlet.add(h)
            outlet.seal()
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
