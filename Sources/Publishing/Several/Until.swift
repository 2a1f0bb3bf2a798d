extension Publishers {
    /// Publishes values until another publisher has one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// The other one.
        public let other: Other

        /// Makes it on another publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
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
    /// Publishes values until another publisher has one, and finishes. That the other one ends does not matter.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// Leaves out values until another publisher has one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// The other one.
        public let other: Other

        /// Makes it on another publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
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
    /// Leaves out values until another publisher has one. It finishes if the other does without a value.
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
