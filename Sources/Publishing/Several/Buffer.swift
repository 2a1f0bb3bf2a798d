import Foundations

extension Publishers {
    /// A strategy by which a buffer requests values from its upstream publisher.
    public enum PrefetchStrategy {
        /// Requests as many values as the buffer has room for, from the start, and one more for each value delivered.
        case keepFull
        /// Requests all values at the start, without limit.
        case byRequest
    }

    /// A strategy for a value that arrives when the buffer is full.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the value that arrives.
        case dropNewest
        /// Drops the oldest value in the buffer to make room.
        case dropOldest
        /// Fails with the error that the closure returns, after the values in the buffer have been delivered.
        case customError(() -> Failure)
    }
}

extension Publishers {
    /// A publisher that stores values from its upstream publisher until its subscriber requests them.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The maximum number of values the buffer stores.
        public let size: Int
        /// The strategy by which the buffer requests values from its upstream publisher.
        public let prefetch: PrefetchStrategy
        /// The strategy for a value that arrives when the buffer is full.
        public let whenFull: BufferingStrategy<Upstream.Failure>

        /// Creates a publisher that buffers the values of an upstream publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            BufferOutlet<S>(subscriber, size: size, prefetch: prefetch, whenFull: whenFull).run(upstream)
        }
    }
}

extension Publisher {
    /// Stores the values of this publisher until the subscriber requests them. A negative size stops the program.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        require(size >= 0, "A buffer has room for 0 values or more, not for \(size).")
        return Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

// Unchecked: its own properties are constant.
private final class BufferOutlet<Downstream: Subscriber>: StageOutlet<
    Downstream.Input, Downstream.Failure, Downstream
>, @unchecked Sendable
{
    private let size: Int
    private let keepsFull: Bool
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>

    init(
        _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    ) {
        self.size = size
        if case .keepFull = prefetch { keepsFull = true } else { keepsFull = false }
        self.whenFull = whenFull
        super.init(downstream, "Buffer", passesDemand: false)
    }

    func run<P: Publisher>(_ upstream: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        run(upstream, asking: keepsFull ? .max(size) : .unlimited, value: received) { [self] completion in
            lock { close(completion) }
            drain()
        }
    }

    private func received(_ value: Downstream.Input) {
        let (hasRoom, dropped) = lock { () -> (Bool, Downstream.Input?) in
            let unwanted = waiting - min(waiting, demand.max ?? waiting)
            if isWanted || unwanted < size {
                enqueue(value)
                return (true, nil)
            }
            guard size > 0, case .dropOldest = whenFull else { return (false, nil) }
            let dropped = withdrawOldest(of: unwanted)
            enqueue(value)
            return (true, dropped)
        }
        withExtendedLifetime(dropped) {}
        if !hasRoom, case .customError(let error) = whenFull {
            leavePublisher()
            let failure = error()
            lock { close(.failure(failure)) }
        }
        drain()
    }

    override var children: [Mirror.Child] {
        let (values, completion) = lock { (waitingValues, pendingCompletion) }
        return [
            ("values", values), ("state", isOpenNow ? "active" : "over"), ("downstreamDemand", shown.demand),
            ("terminal", completion as Any),
        ]
    }

    override func delivered(from source: Int) {
        if keepsFull { ask(.max(1)) }
    }
}
