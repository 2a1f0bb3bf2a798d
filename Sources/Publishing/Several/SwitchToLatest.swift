extension Publishers {
    /// A publisher that publishes the values of the latest publisher its upstream publisher has sent.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        /// The kind of values this publisher publishes.
        public typealias Output = P.Output
        /// The kind of failure this publisher can send; that of the publishers it receives.
        public typealias Failure = P.Failure
        /// The upstream publisher, whose values are publishers.
        public let upstream: Upstream

        /// Creates a publisher that publishes the values of the latest publisher that `upstream` has sent.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            LatestOutlet<P, S>(subscriber, "SwitchToLatest").run(upstream)
        }
    }
}

extension Publisher where Output: Publisher {
    /// Publishes the values of the latest publisher this publisher has sent.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Failure {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Publishes the values of the latest publisher this publisher has sent.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    { Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self)) }

    /// Publishes the values of the latest publisher this publisher has sent.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Never {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the latest publisher this publisher has sent. The only failures are those of this
    /// publisher.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    { map { $0.setFailureType(to: Failure.self) }.switchToLatest() }
}

// The lock of `Outlet` guards all that changes; `outer` is set before anything is subscribed.
private final class LatestOutlet<P: Publisher, Downstream: Subscriber>: SwitchingOutlet<Downstream>,
    @unchecked Sendable
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    private var outer: Inlet<P, P.Failure>?
    private var isOuterOver = false

    func run<Q: Publisher>(_ upstream: Q) where Q.Output == P, Q.Failure == P.Failure {
        let outer = Inlet<P, P.Failure>(of: self) { [self] publisher in
            follow(publisher) { [self] in innerEnded($0) }
        } end: { [self] completion in
            if case .failure(let error) = completion { return fail(error) }
            lock {
                isOuterOver = true
                if !isFollowing { close(.finished) }
            }
            drain()
        }
        self.outer = outer
        guard open() else { return }
        outer.request(.unlimited)
        upstream.subscribe(outer)
    }

    private func innerEnded(_ completion: Subscribers.Completion<P.Failure>) {
        if case .failure(let error) = completion { return fail(error) }
        lock { if isOuterOver { close(.finished) } }
        drain()
    }

    override func ended() {
        super.ended()
        outer?.cancel()
    }
}
