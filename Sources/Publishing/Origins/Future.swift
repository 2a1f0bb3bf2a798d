// `lock` guards all that changes.
/// A publisher that eventually publishes one value and finishes, or fails, with the same result for every subscriber.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// A closure that fulfils the future with a result. Only the first call has an effect.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [Int: Promise] = [:]
    private var last = 0

    /// Creates a future and calls a closure at once. The closure calls its promise then or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        // The promise keeps the future, so that its subscribers receive the result.
        attemptToFulfill { self.fulfil($0) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let waiting = lock { () -> [Int: Promise] in
            if self.result != nil { return [:] }
            self.result = result
            defer { self.waiting = [:] }
            return self.waiting
        }
        for (_, tell) in waiting.sorted(by: { $0.key < $1.key }) { tell(result) }
    }

    /// Calls a closure with the result, now or later. Returns a number by which it can be removed until then.
    @discardableResult
    fileprivate func whenFulfilled(_ tell: @escaping Promise) -> Int {
        let (id, result) = lock {
            last += 1
            if self.result == nil { waiting[last] = tell }
            return (last, self.result)
        }
        if let result { tell(result) }
        return id
    }

    fileprivate func remove(_ id: Int) {
        let removed = lock { waiting.removeValue(forKey: id) }
        withExtendedLifetime(removed) {}
    }

    /// Attaches a subscriber to this publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = FutureOutlet(subscriber, of: self)
        if outlet.open() { outlet.wait() }
    }
}

extension Future {
    /// The published value. Waits until the future is fulfilled, and throws its error if it fails.
    public var value: Output {
        get async throws { try await fulfilled().get() }
    }

    private func fulfilled() async -> Result<Output, Failure> {
        await withCheckedContinuation { task in
            whenFulfilled { task.resume(returning: Handed(result: $0)) }
        }.result
    }

    // It goes from the thread that fulfils the promise to the task that waits.
    private struct Handed: @unchecked Sendable { let result: Result<Output, Failure> }
}

extension Future where Failure == Never {
    /// The published value. Waits until the future is fulfilled.
    public var value: Output {
        get async { await fulfilled().get() }
    }
}

private final class FutureOutlet<Downstream: Subscriber>: Outlet<Downstream>, @unchecked Sendable {
    // Guarded by the lock of `Outlet`.
    private var future: Future<Downstream.Input, Downstream.Failure>?
    private var id: Int?

    init(_ downstream: Downstream, of future: Future<Downstream.Input, Downstream.Failure>) {
        self.future = future
        super.init(downstream, "Future")
    }

    override var children: [Mirror.Child] {
        let future = lock { self.future }
        return [
            ("parent", future as Any), ("downstream", shown.downstream), ("hasAnyDemand", lock { demand > .none }),
            ("subject", future as Any),
        ]
    }

    override func requestedNone() { stopForNoDemand() }

    func wait() {
        guard let future = lock({ self.future }) else { return }
        let id = future.whenFulfilled(tell)
        let isOver = lock {
            self.id = id
            return self.future == nil
        }
        if isOver { future.remove(id) }
    }

    private func tell(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .success(let value):
            lock {
                enqueue(value)
                close(.finished)
            }
            drain()
        case .failure(let error): fail(error)
        }
    }

    override func ended() {
        let (future, id) = lock {
            defer { self.future = nil }
            return (self.future, self.id)
        }
        if let id { future?.remove(id) }
    }
}
