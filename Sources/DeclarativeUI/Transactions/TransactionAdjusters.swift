/// What a graph knows of its nodes that change transactions.
struct TransactionAdjusters {
    /// How many there are.
    var count = 0
    /// How many of them may change the transaction of any update.
    var steadyCount = 0
    /// The last update in which one of the others was to change the transaction.
    var lastTriggered: UpdateID?

    /// Whether one of them may change the transaction of the update in progress.
    @MainActor var mayAdjustUpdate: Bool { steadyCount > 0 || (lastTriggered != nil && lastTriggered == .current) }
}
