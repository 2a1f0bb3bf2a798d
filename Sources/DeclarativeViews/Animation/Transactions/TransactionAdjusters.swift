/// The counts of a graph's nodes that change the transaction of their descendants.
@MainActor final class TransactionAdjusters: GraphFeature {
    static let slot = GraphFeatureSlot()

    /// How many there are.
    var count = 0
    /// How many of them may change the transaction of any update.
    var steadyCount = 0
    /// The last update in which one of the others was to change the transaction.
    var lastTriggered: UpdateID?

    init(of graph: ViewGraph) {}

    /// Whether an adjuster may change the transaction of the update in progress.
    var mayAdjustUpdate: Bool { steadyCount > 0 || (lastTriggered != nil && lastTriggered == .current) }
}

extension ViewGraph {
    /// The nodes that change the transaction of their descendants.
    var adjusters: TransactionAdjusters { feature() }

    /// Whether anything may be animated that the update in progress changes.
    var mayAnimateUpdate: Bool {
        ChangeQueue.shared.applied.effectiveAnimation != nil || adjusters.mayAdjustUpdate
    }
}
