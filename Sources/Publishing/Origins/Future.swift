// `lock` guards all that changes.
/// Publishes one value that is found later, or fails, and tells it to everybody who subscribes.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// What is called with the result. Only the first result counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [ObjectIdentifier: (Result<Output, Failure>) -> Void] = [:]

    /// Calls a closure at once, which calls its promise now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        // The promise keeps the future, so that its subscribers are told.
        attemptToFulfill { self.fulfil($0) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let waiting = lock { () -> [ObjectIdentifier: (Result<Output, Failure>) -> Void] in
            if self.result != nil { return [:] }
            self.result = result
            defer { self.waiting = [:] }
            return self.waiting
        }
        for tell in waiting.values { tell(result) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = FutureOutlet(subscriber, of: self)
        guard outlet.open() else { return }
        let result = lock {
            if self.result == nil { waiting[ObjectIdentifier(outlet)] = outlet.tell }
            return self.result
        }
        if let result { outlet.tell(result) }
    }

    fileprivate func remove(_ outlet: AnyObject) {
        let removed = lock { waiting.removeValue(forKey: ObjectIdentifier(outlet)) }
        withExtendedLifetime(removed) {}
    }
}

private final class FutureOutlet<Downstream: Subscriber>: Outlet<Downstream>, @unchecked Sendable {
    // Guarded by the lock of `Outlet`.
    private var future: Future<Downstream.Input, Downstream.Failure>?

    init(_ downstream: Downstream, of future: Future<Downstream.Input, Downstream.Failure>) {
        self.future = future
        super.init(downstream)
    }

    func tell(_ result: Result<Downstream.Input, Downstream.Failure>) {
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
        let future = lock {
            defer { self.future = nil }
            return self.future
        }
        future?.remove(self)
    }
}
