extension Publishers {
    /// A publisher that subscribes to its upstream publisher again when that fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The maximum number of times to subscribe again; `nil` for no limit.
        public let retries: Int?

        /// Creates a publisher that subscribes to `upstream` again when it fails, at most `retries` times.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = SwitchingOutlet(subscriber, "Retry")
            outlet.returnsDemand = false
            Attempts(upstream, outlet, left: retries).go()
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes to this publisher again when it fails, at most `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

/// Subscribes to a publisher, and again when it fails. A publisher that fails at once is subscribed to in a loop.
// `lock` guards all that changes.
private final class Attempts<Upstream: Publisher, Downstream: Subscriber>: @unchecked Sendable
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let upstream: Upstream
    private let outlet: SwitchingOutlet<Downstream>
    private let lock = Lock()
    private var left: Int?
    private var isGoing = false
    private var isDue = false
    private var isFirst = true

    init(_ upstream: Upstream, _ outlet: SwitchingOutlet<Downstream>, left: Int?) {
        self.upstream = upstream
        self.outlet = outlet
        self.left = left
    }

    func go() {
        let isOther = lock {
            isDue = true
            defer { isGoing = true }
            return isGoing
        }
        if isOther { return }
        // Read and set only by the thread that runs the loop.
        while isDueNow() {
            outlet.follow(upstream, opens: isFirst, end: ended)
            isFirst = false
        }
    }

    private func isDueNow() -> Bool {
        lock {
            isGoing = isDue
            defer { isDue = false }
            return isDue
        }
    }

    private func ended(_ completion: Subscribers.Completion<Upstream.Failure>) {
        guard case .failure(let error) = completion else { return outlet.finish() }
        let mayGo = lock {
            guard let left, left >= 0 else { return true }
            self.left = left - 1
            return left > 0
        }
        if mayGo { go() } else { outlet.fail(error) }
    }
}
