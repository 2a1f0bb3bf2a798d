import Synchronization

/// Notifies an observer of the objects whose published properties are read.
package enum PublishedReads {
    private static let depth = Atomic<Int>(0)
    // Set before anything is noted, and never again.
    nonisolated(unsafe) private static var observer: (AnyObject) -> Void = { _ in }

    /// Sets the observer. Called once, before `begin()`.
    package static func observe(_ observer: @escaping @Sendable (AnyObject) -> Void) { self.observer = observer }

    /// Begins to notify the observer of reads on every thread. Calls may be nested.
    package static func begin() { depth.add(1, ordering: .acquiringAndReleasing) }
    /// Ends the effect of one call of `begin()`.
    package static func end() { depth.subtract(1, ordering: .acquiringAndReleasing) }

    static func note(_ object: AnyObject) {
        if depth.load(ordering: .acquiring) > 0 { observer(object) }
    }
}
