import Synchronization

/// Who is told which objects have a published property read.
package enum PublishedReads {
    private static let depth = Atomic<Int>(0)
    // Set before anything is noted, and never again.
    nonisolated(unsafe) private static var observer: (AnyObject) -> Void = { _ in }

    /// Says who is told. Called once, before `begin`.
    package static func observe(_ observer: @escaping @Sendable (AnyObject) -> Void) { self.observer = observer }

    /// Begins to tell of reads, on every thread.
    package static func begin() { depth.add(1, ordering: .acquiringAndReleasing) }
    /// Ends what was begun last.
    package static func end() { depth.subtract(1, ordering: .acquiringAndReleasing) }

    static func note(_ object: AnyObject) {
        if depth.load(ordering: .acquiring) > 0 { observer(object) }
    }
}
