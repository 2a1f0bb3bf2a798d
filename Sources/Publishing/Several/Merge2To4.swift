extension Publishers {
    /// A publisher that publishes the values of 2 publishers as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// The kind of values this publisher publishes.
        public typealias Output = A.Output
        /// The kind of failure this publisher can send; all upstream publishers share it.
        public typealias Failure = A.Failure
        /// The first upstream publisher.
        public let a: A
        /// The second upstream publisher.
        public let b: B

        /// Creates a publisher that publishes the values of 2 publishers as they arrive.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber to this publisher. The subscription finishes once all upstream publishers have
        /// finished, and fails when one fails.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            outlet.add(a)
            outlet.add(b)
            outlet.seal()
        }

        /// Publishes the values of these publishers and 1 more as they arrive.
        public func merge<P: Publisher>(with c: P) -> Merge3<A, B, P>
        where P.Output == Output, P.Failure == Failure {
            Merge3(a, b, c)
        }

        /// Publishes the values of these publishers and 2 more as they arrive.
        public func merge<P: Publisher, Q: Publisher>(with c: P, _ d: Q) -> Merge4<A, B, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge4(a, b, c, d)
        }

        /// Publishes the values of these publishers and 3 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(with c: P, _ d: Q, _ e: R) -> Merge5<A, B, P, Q, R>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure
        {
            Merge5(a, b, c, d, e)
        }

        /// Publishes the values of these publishers and 4 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(with c: P, _ d: Q, _ e: R, _ f: S)
            -> Merge6<A, B, P, Q, R, S>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure, S.Output == Output, S.Failure == Failure
        {
            Merge6(a, b, c, d, e, f)
        }

        /// Publishes the values of these publishers and 5 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
            with c: P, _ d: Q, _ e: R, _ f: S, _ g: T
        ) -> Merge7<A, B, P, Q, R, S, T>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure, S.Output == Output, S.Failure == Failure, T.Output == Output, T.Failure == Failure
        {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of these publishers and 6 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher>(
            with c: P, _ d: Q, _ e: R, _ f: S, _ g: T, _ h: U
        ) -> Merge8<A, B, P, Q, R, S, T, U>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure, S.Output == Output, S.Failure == Failure, T.Output == Output, T.Failure == Failure,
            U.Output == Output, U.Failure == Failure
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
    /// A publisher that publishes the values of 3 publishers as they arrive.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
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

        /// Creates a publisher that publishes the values of 3 publishers as they arrive.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber to this publisher. The subscription finishes once all upstream publishers have
        /// finished, and fails when one fails.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            outlet.add(a)
            outlet.add(b)
            outlet.add(c)
            outlet.seal()
        }

        /// Publishes the values of these publishers and 1 more as they arrive.
        public func merge<P: Publisher>(with d: P) -> Merge4<A, B, C, P>
        where P.Output == Output, P.Failure == Failure {
            Merge4(a, b, c, d)
        }

        /// Publishes the values of these publishers and 2 more as they arrive.
        public func merge<P: Publisher, Q: Publisher>(with d: P, _ e: Q) -> Merge5<A, B, C, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge5(a, b, c, d, e)
        }

        /// Publishes the values of these publishers and 3 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(with d: P, _ e: Q, _ f: R) -> Merge6<
            A, B, C, P, Q, R
        >
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure
        {
            Merge6(a, b, c, d, e, f)
        }

        /// Publishes the values of these publishers and 4 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(with d: P, _ e: Q, _ f: R, _ g: S)
            -> Merge7<A, B, C, P, Q, R, S>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure, S.Output == Output, S.Failure == Failure
        {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of these publishers and 5 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
            with d: P, _ e: Q, _ f: R, _ g: S, _ h: T
        ) -> Merge8<A, B, C, P, Q, R, S, T>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure, S.Output == Output, S.Failure == Failure, T.Output == Output, T.Failure == Failure
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// A publisher that publishes the values of 4 publishers as they arrive.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
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

        /// Creates a publisher that publishes the values of 4 publishers as they arrive.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
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
            outlet.seal()
        }

        /// Publishes the values of these publishers and 1 more as they arrive.
        public func merge<P: Publisher>(with e: P) -> Merge5<A, B, C, D, P>
        where P.Output == Output, P.Failure == Failure {
            Merge5(a, b, c, d, e)
        }

        /// Publishes the values of these publishers and 2 more as they arrive.
        public func merge<P: Publisher, Q: Publisher>(with e: P, _ f: Q) -> Merge6<A, B, C, D, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge6(a, b, c, d, e, f)
        }

        /// Publishes the values of these publishers and 3 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(with e: P, _ f: Q, _ g: R) -> Merge7<
            A, B, C, D, P, Q, R
        >
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure
        {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of these publishers and 4 more as they arrive.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(with e: P, _ f: Q, _ g: R, _ h: S)
            -> Merge8<A, B, C, D, P, Q, R, S>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure, S.Output == Output, S.Failure == Failure
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
