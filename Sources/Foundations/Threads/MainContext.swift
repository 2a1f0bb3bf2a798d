import Dispatch
import Foundation

/// Tells whether code runs where the main actor's code runs.
///
/// On Linux an asynchronous `main` hands the main queue to worker threads, so the thread alone does not tell.
package enum MainContext {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main thread or on the main queue.
    @usableFromInline package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }

    /// Stops a build for debugging where the caller runs elsewhere. For state that is used there alone and cannot be
    /// isolated.
    // Inlined into other modules, too, so that an optimized build has nothing of it.
    @inlinable @inline(__always) package static func assertCurrent() {
        assert(isCurrent, "This is used by the main actor only. Call it there, for example in MainActor.run.")
    }
}
