#if THREAD_SANITIZER
    import Foundations

    typealias Mutex = InstrumentedMutex
#endif
