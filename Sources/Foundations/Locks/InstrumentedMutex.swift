#if THREAD_SANITIZER
    import Foundation
    import Synchronization

    /// How often any lock was left.
    private let unlocks = Atomic<Int>(0)

    /// A lock that the thread sanitizer knows; it does not see through the one of `Synchronization` on Linux, and would
    /// report everything that is guarded by it.
    ///
    /// In builds for that sanitizer it stands behind ``Locked``. Now and then it lets other threads go on after it was
    /// left, so that they come between steps that belong together.
    // Sendable as the value is only reached while the lock is held.
    package struct InstrumentedMutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
        // Both are made and freed with the value, and the value is used while the lock is held.
        private let lock: UnsafeMutablePointer<pthread_mutex_t>
        nonisolated(unsafe) private let value: UnsafeMutablePointer<Value>

        package init(_ initial: consuming sending Value) {
            lock = .allocate(capacity: 1)
            lock.initialize(to: pthread_mutex_t())
            pthread_mutex_init(lock, nil)
            value = .allocate(capacity: 1)
            value.initialize(to: initial)
        }

        deinit {
            pthread_mutex_destroy(lock)
            lock.deallocate()
            value.deinitialize(count: 1)
            value.deallocate()
        }

        package borrowing func withLock<Result: ~Copyable, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            pthread_mutex_lock(lock)
            defer {
                pthread_mutex_unlock(lock)
                if unlocks.wrappingAdd(1, ordering: .relaxed).newValue % 17 == 0 { sched_yield() }
            }
            return try body(&value.pointee)
        }
    }
#endif
