import UnifiedStorage

/// What the nodes of one graph read of observable objects in their last runs. Nodes that read nothing have no entry.
@MainActor struct ObservedRuns {
    private var runs: [ObjectIdentifier: ObservedRun] = [:]
    /// Any of the runs. For tests.
    var any: ObservedRun? { runs.values.first }

    /// The bodies that have read something observable, by their types of views and modifiers.
    private static let bodies = ObservationHistory()

    /// Runs what a node is made of and has the node run again when something observable it read changes.
    static func track<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
        var (last, run): (ObservedRun?, ObservedRun?)
        if node.observes || bodies.expectsReads(by: .init(of: node.viewType)) {
            let next = ObservedRun(note: note(for: node))
            last = node.graph.observedRuns.runs[ObjectIdentifier(node)]
            begin(next, of: node)
            run = next
        }
        let result = bodies.track(.init(of: node.viewType), as: run, body) { unexpected in
            begin(unexpected, of: node)
            return note(for: node)
        }
        last?.end()
        return result
    }

    private static func begin(_ run: ObservedRun, of node: _ViewNode) {
        // What runs may have ended the life of its own node.
        if node.isTornDown { return }
        node.observes = true
        node.graph.observedRuns.runs[ObjectIdentifier(node)] = run
    }

    /// Has a node run again for a change.
    static func note(for node: _ViewNode) -> ObservedRun.Note {
        { [weak node] property in
            let carried = CarriedTransaction(transaction: .current)
            return { node.map { ChangeQueue.shared.add(.observed($0, property), under: carried.transaction) } }
        }
    }

    /// The node's life ends.
    mutating func end(_ node: _ViewNode) {
        node.observes = false
        runs.removeValue(forKey: ObjectIdentifier(node))?.end()
    }
}
