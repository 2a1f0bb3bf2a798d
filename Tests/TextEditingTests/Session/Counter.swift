import Synchronization

/// A number that is counted up from any thread.
final class Counter: Sendable {
    private let count = Mutex(0)

    func add(_ amount: Int) { count.withLock { $0 += amount } }

    /// Returns the number, and starts again from 0.
    func take() -> Int {
        count.withLock { count in
            defer { count = 0 }
            return count
        }
    }
}
