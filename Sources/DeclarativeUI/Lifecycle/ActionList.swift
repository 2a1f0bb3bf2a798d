import UnifiedStorage

/// What the views of a graph asked to be called for, run after the layout of the update that caused it.
///
/// Within a stage the deepest views come first; at one depth, in the order in which it was asked for.
@MainActor final class ActionList: UpdateParticipant {
    enum Stage: Int {
        /// Views that left without a transition have disappeared.
        case vanished
        /// Views have appeared, and values have changed.
        case settled
        /// Views that were replaced or removed have disappeared.
        case gone
        /// What runs along with a view starts.
        case tasks
    }

    private struct Entry {
        let stage: Stage
        let depth: Int
        let order: Int
        let action: () -> Void
    }

    private var entries: [Entry] = []
    /// Where in the tree of both worlds the graph is.
    var graphDepth = 0

    /// Deeper graphs have their turn before those around them.
    var updateDepth: Int { max(0, (1 << 16) - graphDepth) }
    var updateLabel: String { "actions of views" }

    func add(_ stage: Stage, of node: _ViewNode, _ action: @escaping () -> Void) {
        graphDepth = node.graph.updateDepth
        entries.append(Entry(stage: stage, depth: node.depth, order: entries.count, action: action))
        UpdateQueue.shared.enqueue(self, in: .actions)
    }

    func performUpdate(in phase: UpdateQueue.Phase) {
        var due: [Entry] = []
        swap(&due, &entries)
        due.sort { a, b in
            if a.stage != b.stage { return a.stage.rawValue < b.stage.rawValue }
            return a.depth == b.depth ? a.order < b.order : a.depth > b.depth
        }
        for entry in due { entry.action() }
    }

    func abandonUpdate(in phase: UpdateQueue.Phase) { entries = [] }
}

extension ViewGraph {
    /// Has `action` called after the layout of this update, with those of other nodes, the deepest first.
    func enqueueCallback(of node: _ViewNode, _ action: @escaping () -> Void) {
        actions.add(.settled, of: node, action)
    }
}
