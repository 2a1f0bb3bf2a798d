import Synchronization

extension Published {
    /// Tells the values of a property: `$property`.
    public struct Publisher {
        let subject: PublishedSubject<Value>

        /// Calls `receiveValue` with the value now, and with each new one before the property has it, on the thread
        /// that sets it, until what is returned is cancelled or goes.
        public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable { subject.sink(receiveValue) }
    }
}

/// Those who follow the values of one property.
final class PublishedSubject<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    // Both guarded by `lock`.
    private var value: Value
    private var sinks = SinkList<Value>()

    init(_ value: Value) { self.value = value }

    func send(_ new: Value) {
        // What was there is freed after the lock: its end may run code that comes back here.
        var other = new
        let actions = lock.withLock { _ in
            swap(&value, &other)
            return sinks.actions
        }
        for (token, action) in actions where lock.withLock({ _ in sinks.has(token) }) { action(new) }
    }

    func sink(_ action: @escaping (Value) -> Void) -> AnyCancellable {
        let (token, now) = lock.withLock { _ in (sinks.add(action), value) }
        action(now)
        return AnyCancellable { [weak self] in
            guard let self else { return }
            // As above.
            let removed = self.lock.withLock { _ in self.sinks.remove(token) }
            _ = removed
        }
    }
}
