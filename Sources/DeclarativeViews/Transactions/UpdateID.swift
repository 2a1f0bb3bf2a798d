import BridgedEnvironment

/// Identifies an update: one flush may perform several, one for each group of changes.
struct UpdateID: Equatable {
    private let flush: UInt64
    private let group: UInt64

    /// The update to treat as the current one, if it is an earlier one.
    @MainActor private static var earlier: UpdateID?

    /// Runs `body` as if this update were in progress.
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
