import BridgedEnvironment

/// The observable properties read by a graph's nodes in their last runs. Nodes without any have no entry.
@MainActor struct ObservedRuns {
    private struct Entry {
        let reference: NodeReference
        /// The last run; `nil` if only code in layouts has read something.
        var run: ObservedRun?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// One of the runs. For tests.
    var any: ObservedRun? { entries.values.first?.run }

    /// The bodies and functions that have read something observable, by the classes of their nodes: the row of a
    /// `ForEach` reads nothing for the view that it shows.
    private static let bodies = ObservationHistory()

    /// Runs the code of a node, and runs the node again when something observable it has read changes.
    static func track<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
        var (last, run): (ObservedRun?, ObservedRun?)
        if node.observes || bodies.expectsReads(by: .init(of: type(of: node))) {
            let next = ObservedRun(note: note(for: node))
            last = node.graph.observedRuns.replaceRun(of: node, with: next)
            run = next
        }
        let result = bodies.track(.init(of: type(of: node)), as: run, body) { unexpected in
            let note = note(for: node)
            node.graph.observedRuns.replaceRun(of: node, with: unexpected)
            return note
        }
        last?.end()
        return result
    }

    /// Takes the run of a node for which there is a note. Returns the one before.
    @discardableResult
    private mutating func replaceRun(of node: _ViewNode, with run: ObservedRun) -> ObservedRun? {
        // The code may have ended the life of its own node.
        guard let index = entries.index(forKey: ObjectIdentifier(node)) else { return nil }
        var run: ObservedRun? = run
        swap(&run, &entries.values[index].run)
        return run
    }

    /// Returns the note that makes a node run again for a change.
    static func note(for node: _ViewNode) -> ObservedRun.Note {
        let reference = node.isTornDown ? NodeReference(node) : node.graph.observedRuns.reference(to: node)
        return { property in
            let carried = CarriedTransaction(transaction: .current)
            return {
                guard let node = reference.node else { return }
                ChangeQueue.shared.add(.observed(node, property), under: carried.transaction)
            }
        }
    }

    /// Returns the reference to a living node by which its runs know it.
    private mutating func reference(to node: _ViewNode) -> NodeReference {
        if let entry = entries[ObjectIdentifier(node)] { return entry.reference }
        let reference = NodeReference(node)
        node.observes = true
        entries[ObjectIdentifier(node)] = Entry(reference: reference)
        return reference
    }

    /// Called when the node's life ends.
    mutating func end(_ node: _ViewNode) {
        node.observes = false
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(node)) else { return }
        entry.reference.clear()
        entry.run?.end()
    }
}
