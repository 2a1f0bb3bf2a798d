#if THREAD_SANITIZER
    import UnifiedStorage

    typealias Mutex = InstrumentedMutex
#endif
