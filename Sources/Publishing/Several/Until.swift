extension Publishers {
    /// A publisher that publishes values until another publisher publishes one, and then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The publisher whose first value this publisher waits for.
        public let other: Other

        /// Creates a publisher that publishes the values of `upstream` until `other` publishes one.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = UntilOutlet(subscriber, "PrefixUntilOutput")
            let inlet = Inlet<Other.Output, Other.Failure>(of: outlet) { _ in
                outlet.finish()
            } end: { _ in
            }
            outlet.watch(inlet)
            inlet.request(.max(1))
            other.subscribe(inlet)
            outlet.follow(upstream, opens: true) { completion in
                if case .failure(let error) = completion { outlet.fail(error) } else { outlet.finish() }
            }
        }
    }
}

extension Publisher {
    /// Publishes values until another publisher publishes one, and then finishes. The completion of the other
    /// publisher has no effect.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// A publisher that drops values until another publisher publishes one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The publisher whose first value this publisher waits for.
        public let other: Other

        /// Creates a publisher that drops the values of `upstream` until `other` publishes one.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = UntilOutlet(subscriber, "DropUntilOutput")
            guard outlet.open() else { return }
            let inlet = Inlet<Other.Output, Upstream.Failure>(of: outlet) { _ in
                outlet.begin()
            } end: { completion in
                if case .failure(let error) = completion { outlet.fail(error) } else { outlet.otherFinished() }
            }
            outlet.isDropping = true
            outlet.watch(inlet)
            inlet.request(.max(1))
            other.subscribe(inlet)
            outlet.follow(upstream) { completion in
                if case .failure(let error) = completion { outlet.fail(error) } else { outlet.finish() }
            }
        }
    }
}

extension Publisher {
    /// Drops values until another publisher publishes one. Finishes if the other publisher finishes without a value.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

/// Passes values on, or drops them, while it watches another publisher.
// The lock of `Outlet` guards all that changes.
private final class UntilOutlet<Downstream: Subscriber>: SwitchingOutlet<Downstream>, @unchecked Sendable {
    private var stop: (() -> Void)?
    private var hasEnded = false

    func watch<Input, Failure: Error>(_ inlet: Inlet<Input, Failure>) {
        let isOver = lock {
            if !hasEnded { stop = inlet.cancel }
            return hasEnded
        }
        if isOver { inlet.cancel() }
    }

    func begin() { lock { isDropping = false } }

    func otherFinished() {
        lock { if isDropping { close(.finished) } }
        drain()
    }

    override func ended() {
        let stop = lock {
            hasEnded = true
            defer { self.stop = nil }
            return self.stop
        }
        stop?()
        super.ended()
    }
}
