import UnifiedStorage

/// The observable properties read by a graph's nodes in their last runs. Nodes without any have no entry.
@MainActor struct ObservedRuns {
    private var runs: [ObjectIdentifier: ObservedRun] = [:]
    /// One of the runs. For tests.
    var any: ObservedRun? { runs.values.first }

    /// The bodies and functions that have read something observable, by the classes of their nodes: the row of a
    /// `ForEach` reads nothing for the view that it shows.
    private static let bodies = ObservationHistory()

    /// Runs the code of a node, and runs the node again when something observable it has read changes.
    static func track<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
        var (last, run): (ObservedRun?, ObservedRun?)
        if node.observes || bodies.expectsReads(by: .init(of: type(of: node))) {
            let next = ObservedRun(note: note(for: node))
            last = node.graph.observedRuns.runs[ObjectIdentifier(node)]
            begin(next, of: node)
            run = next
        }
        let result = bodies.track(.init(of: type(of: node)), as: run, body) { unexpected in
            begin(unexpected, of: node)
            return note(for: node)
        }
        last?.end()
        return result
    }

    private static func begin(_ run: ObservedRun, of node: _ViewNode) {
        // The code may have ended the life of its own node.
        if node.isTornDown { return }
        node.observes = true
        node.graph.observedRuns.runs[ObjectIdentifier(node)] = run
    }

    /// Returns the note that makes a node run again for a change.
    static func note(for node: _ViewNode) -> ObservedRun.Note {
        { [weak node] property in
            let carried = CarriedTransaction(transaction: .current)
            return { node.map { ChangeQueue.shared.add(.observed($0, property), under: carried.transaction) } }
        }
    }

    /// Called when the node's life ends.
    mutating func end(_ node: _ViewNode) {
        node.observes = false
        runs.removeValue(forKey: ObjectIdentifier(node))?.end()
    }
}
