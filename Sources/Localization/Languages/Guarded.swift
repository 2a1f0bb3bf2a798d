import Foundations

/// A value behind a lock.
final class Guarded<Value: Sendable>: Sendable {
    private let value: Locked<Value>

    init(_ value: Value) { self.value = Locked(value) }

    func withLock<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
        value.withLock { value in body(&value) }
    }
}
