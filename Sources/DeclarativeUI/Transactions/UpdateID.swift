import UnifiedStorage

/// Tells one update from others: one flush shows groups of changes one after the other.
struct UpdateID: Equatable {
    private let flush: UInt64
    private let group: UInt64

    /// The update whose transactions are asked for, while that is an earlier one.
    @MainActor private static var earlier: UpdateID?

    /// Runs `body` as if the update were in progress.
    @MainActor func perform<Result>(_ body: () -> Result) -> Result {
        let outer = Self.earlier
        Self.earlier = self
        defer { Self.earlier = outer }
        return body()
    }

    /// The update in progress.
    @MainActor static var current: UpdateID {
        earlier ?? UpdateID(flush: UpdateQueue.shared.flushCount, group: ChangeQueue.shared.shownCount)
    }
}
