import UnifiedStorage

extension Publishers {
    /// When a buffer asks for values.
    public enum PrefetchStrategy {
        /// As many as there is room for, from the beginning on.
        case keepFull
        /// All of them.
        case byRequest
    }

    /// What a buffer does with a value for which there is no room.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops that value.
        case dropNewest
        /// Drops the oldest one.
        case dropOldest
        /// Fails, once the values that it has have been delivered.
        case customError(() -> Failure)
    }
}

extension Publishers {
    /// Keeps values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// How many it keeps.
        public let size: Int
        /// When it asks for values.
        public let prefetch: PrefetchStrategy
        /// What it does without room.
        public let whenFull: BufferingStrategy<Upstream.Failure>

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            BufferOutlet<S>(subscriber, size: size, prefetch: prefetch, whenFull: whenFull).run(upstream)
        }
    }
}

extension Publisher {
    /// Keeps values until they are asked for. A negative size stops the program.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        require(size >= 0, "A buffer has room for 0 values or more, not for \(size).")
        return Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

// What it has of its own is constant.
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
