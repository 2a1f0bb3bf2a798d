extension Publishers {
    /// Publishes the values of 5 publishers as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
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
        /// One of them.
        public let e: E

        /// Publishes the values of 5 publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches a subscriber. It finishes when all have, and fails when one does.
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

        /// Publishes the values of 1 more as well.
        public func merge<P: Publisher>(with f: P) -> Merge6<A, B, C, D, E, P>
        where P.Output == Output, P.Failure == Failure {
            Merge6(a, b, c, d, e, f)
        }

        /// Publishes the values of 2 more as well.
        public func merge<P: Publisher, Q: Publisher>(with f: P, _ g: Q) -> Merge7<A, B, C, D, E, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of 3 more as well.
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
    /// Publishes the values of 6 publishers as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
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
        /// One of them.
        public let e: E
        /// One of them.
        public let f: F

        /// Publishes the values of 6 publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Attaches a subscriber. It finishes when all have, and fails when one does.
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

        /// Publishes the values of 1 more as well.
        public func merge<P: Publisher>(with g: P) -> Merge7<A, B, C, D, E, F, P>
        where P.Output == Output, P.Failure == Failure {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Publishes the values of 2 more as well.
        public func merge<P: Publisher, Q: Publisher>(with g: P, _ h: Q) -> Merge8<A, B, C, D, E, F, P, Q>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
    /// Publishes the values of 7 publishers as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
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
        /// One of them.
        public let e: E
        /// One of them.
        public let f: F
        /// One of them.
        public let g: G

        /// Publishes the values of 7 publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Attaches a subscriber. It finishes when all have, and fails when one does.
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

        /// Publishes the values of 1 more as well.
        public func merge<P: Publisher>(with h: P) -> Merge8<A, B, C, D, E, F, G, P>
        where P.Output == Output, P.Failure == Failure {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers {
    /// Publishes the values of 8 publishers as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
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
        /// One of them.
        public let e: E
        /// One of them.
        public let f: F
        /// One of them.
        public let g: G
        /// One of them.
        public let h: H

        /// Publishes the values of 8 publishers.
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

        /// Attaches a subscriber. It finishes when all have, and fails when one does.
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
