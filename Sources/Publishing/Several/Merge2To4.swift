extension Publishers {
    /// Publishes the values of 2 publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// What it publishes.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// One of them.
        public let a: A
        /// One of them.
        public let b: B

        /// Publishes the values of 2 publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber. It finishes when all have, and fails when one does.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            outlet.add(a)
            outlet.add(b)
            outlet.seal()
        }

        /// Publishes the values of 1 more as well.
        public func merge<P: Publisher>(with c: P) -> Merge3<A, B, P>
        where P.Output == Output, P.Failure == Failure {
            Merge3(a, b, c)
        }

        /// Publishes the values of 2 more as well.
        public func merge<P: Publisher, Q: Publisher>(with c: P, _ d: Q) -> Merge4<A, B, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge4(a, b, c, d)
        }

        /// Publishes the values of 3 more as well.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(with c: P, _ d: Q, _ e: R) -> Merge5<A, B, P, Q, R>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure
        {
            Merge5(a, b, c, d, e)
        }

        /// Publishes the values of 4 more as well.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(with c: P, _ d: Q, _ e: R, _ f: S)
            -> Merge6<A, B, P, Q, R, S>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure, S.Output == Output, S.Failure == Failure
        {
            Merge6(a, b, c, d, e, f)
        }

        /// Publishes the values of 5 more as well.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
            with c: P, _ d: Q, _ e: R, _ f: S, _ g: T
        ) -> Merge7<A, B, P, Q, R, S, T>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure, S.Output == Output, S.Failure == Failure, T.Output == Output, T.Failure == Failure
        {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of 6 more as well.
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
    /// Publishes the values of 3 publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        /// What it publishes.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// One of them.
        public let a: A
        /// One of them.
        public let b: B
        /// One of them.
        public let c: C

        /// Publishes the values of 3 publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber. It finishes when all have, and fails when one does.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            outlet.add(a)
            outlet.add(b)
            outlet.add(c)
            outlet.seal()
        }

        /// Publishes the values of 1 more as well.
        public func merge<P: Publisher>(with d: P) -> Merge4<A, B, C, P>
        where P.Output == Output, P.Failure == Failure {
            Merge4(a, b, c, d)
        }

        /// Publishes the values of 2 more as well.
        public func merge<P: Publisher, Q: Publisher>(with d: P, _ e: Q) -> Merge5<A, B, C, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge5(a, b, c, d, e)
        }

        /// Publishes the values of 3 more as well.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(with d: P, _ e: Q, _ f: R) -> Merge6<
            A, B, C, P, Q, R
        >
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure
        {
            Merge6(a, b, c, d, e, f)
        }

        /// Publishes the values of 4 more as well.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(with d: P, _ e: Q, _ f: R, _ g: S)
            -> Merge7<A, B, C, P, Q, R, S>
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure, S.Output == Output, S.Failure == Failure
        {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of 5 more as well.
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
    /// Publishes the values of 4 publishers as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        /// What it publishes.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// One of them.
        public let a: A
        /// One of them.
        public let b: B
        /// One of them.
        public let c: C
        /// One of them.
        public let d: D

        /// Publishes the values of 4 publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber. It finishes when all have, and fails when one does.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            outlet.add(a)
            outlet.add(b)
            outlet.add(c)
            outlet.add(d)
            outlet.seal()
        }

        /// Publishes the values of 1 more as well.
        public func merge<P: Publisher>(with e: P) -> Merge5<A, B, C, D, P>
        where P.Output == Output, P.Failure == Failure {
            Merge5(a, b, c, d, e)
        }

        /// Publishes the values of 2 more as well.
        public func merge<P: Publisher, Q: Publisher>(with e: P, _ f: Q) -> Merge6<A, B, C, D, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge6(a, b, c, d, e, f)
        }

        /// Publishes the values of 3 more as well.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(with e: P, _ f: Q, _ g: R) -> Merge7<
            A, B, C, D, P, Q, R
        >
        where
            P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
            R.Failure == Failure
        {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of 4 more as well.
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
