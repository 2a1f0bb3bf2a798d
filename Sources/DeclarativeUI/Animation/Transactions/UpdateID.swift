import UnifiedStorage

/// Tells one update from others: one flush shows groups of changes one after the other.
struct UpdateID: Equatable {
    private let flush: UInt64
    private let group: UInt64

    /// The update in progress.
    @MainActor static var current: UpdateID {
        UpdateID(flush: UpdateQueue.shared.flushCount, group: ChangeQueue.shared.shownCount)
    }
}
