import Foundations

/// A lock around properties of a class that are of any type.
package struct Lock: ~Copyable, Sendable {
    private let mutex = Locked(())

    /// Carries a result out of the lock.
    // The caller has the only reference to the value, or the value is safe on every thread.
    private struct Carried<Value>: @unchecked Sendable { let value: Value }

    package init() {}

    /// Runs `body` while holding the lock. `body` must not call code of clients, nor release objects that may do so.
    package borrowing func callAsFunction<Value>(_ body: () -> Value) -> Value {
        mutex.withLock { _ in Carried(value: body()) }.value
    }
}
