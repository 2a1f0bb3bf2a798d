import Synchronization

#if THREAD_SANITIZER
    /// A value that is reached only while its lock is held.
    package typealias Locked = InstrumentedMutex
#else
    /// A value that is reached only while its lock is held.
    package typealias Locked = Mutex
#endif
