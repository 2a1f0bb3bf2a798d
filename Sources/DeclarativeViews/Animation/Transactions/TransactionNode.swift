/// A node that changes the transaction in force for the nodes below it.
class TransactionAdjuster: OneChildNode {
    override init(in context: _NodeContext) {
        super.init(in: context)
        graph.adjusters.count += 1
        if adjustsEveryUpdate { graph.adjusters.steadyCount += 1 }
    }

    /// Whether the node may change the transaction of any update.
    var adjustsEveryUpdate: Bool { true }

    override var hasOneChildAlways: Bool { true }

    /// Changes the transaction of the update in progress for descendants.
    func adjust(_ transaction: inout Transaction) {}

    override func willTearDown() {
        graph.adjusters.count -= 1
        if adjustsEveryUpdate { graph.adjusters.steadyCount -= 1 }
    }
}

extension _ViewNode {
    /// The transaction of the update in progress, as adjusted by the node's ancestors. Costs a step for each ancestor
    /// if any node of the graph adjusts transactions.
    package final var transaction: Transaction {
        adjusted(ChangeQueue.shared.applied)
    }

    /// The transaction that was in force here in an update, made of the one its changes were made under.
    final func transaction(of update: UpdateID, under applied: Transaction) -> Transaction {
        update.perform { adjusted(applied) }
    }

    private final func adjusted(_ applied: Transaction) -> Transaction {
        var transaction = applied
        if graph.adjusters.count == 0 { return transaction }
        var adjusters: [TransactionAdjuster] = []
        var here = parent
        while let node = here {
            if let adjuster = node as? TransactionAdjuster { adjusters.append(adjuster) }
            here = node.parent
        }
        for adjuster in adjusters.reversed() { adjuster.adjust(&transaction) }
        return transaction
    }
}
