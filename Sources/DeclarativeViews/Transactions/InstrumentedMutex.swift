#if THREAD_SANITIZER
    import BridgedEnvironment

    typealias Mutex = InstrumentedMutex
#endif
