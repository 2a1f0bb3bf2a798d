import Foundation

#if os(Windows)
    import WinSDK
#endif

/// A word that tells the threads alive at one moment apart.
package enum ThreadIdentity {
    package static var current: UInt {
        #if os(Windows)
            UInt(GetCurrentThreadId())
        #elseif os(WASI)
            0
        #else
            // `pthread_t` is an integer on some platforms and a pointer on others; either is one word.
            withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
        #endif
    }
}
