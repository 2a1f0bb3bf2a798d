import Synchronization

extension Published {
    /// Publishes the values of a property: `$property`.
    public struct Publisher {
        let subject: PublishedSubject<Value>

        /// Calls `receiveValue` with the current value, and with each new one before it is set, on the thread that sets
        /// it.
        ///
        /// - Returns: An object that ends the calls when it is cancelled or freed.
        public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable { subject.sink(receiveValue) }
    }
}

/// The subscribers to the values of one property.
// `lock` guards all that changes.
final class PublishedSubject<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    private var value: Value
    private var sinks = SinkList<Value>()

    init(_ value: Value) { self.value = value }

    func send(_ new: Value) {
        // Released after the lock, because a deinitializer may run code that comes back here.
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
            // Released after the lock, because a deinitializer may run code that comes back here.
            let removed = self.lock.withLock { _ in self.sinks.remove(token) }
            _ = removed
        }
    }
}
