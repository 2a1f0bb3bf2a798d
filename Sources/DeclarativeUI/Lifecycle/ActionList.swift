import UnifiedStorage

/// What the views of a graph asked to be called for, run after the layout of the update that caused it.
///
/// What one group of changes caused comes before what the next one caused; within that the stages follow each other,
/// and tasks come after all. Within a stage the deepest views come first; at one depth, in the order in which the views
/// stand in the tree, the first one first, wherever they stand. What one view asked for comes in the order in which it
/// did.
@MainActor final class ActionList: UpdateParticipant, GraphFeature {
    static let slot = GraphFeatureSlot()

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
        let round: Int
        let depth: Int
        let order: Int
        let isOfGraph: Bool
        let node: _ViewNode
        let cause: UpdateCause
        let action: () -> Void

        func isBeside(_ other: Entry) -> Bool {
            stage == other.stage && round == other.round && depth == other.depth
        }
    }

    var queuedPhases = UpdateQueue.PhaseSet()
    private var entries: [Entry] = []
    private var round = 0
    private var shownCount: UInt64 = 0
    /// Whether the last entry was added while no update was going on.
    private var beganOutside = false
    /// The graph whose views these are; gone where they ended with it.
    private weak var graph: ViewGraph?
    /// Where in the tree of both worlds the graph is.
    private var graphDepth = 0

    init(of graph: ViewGraph) { self.graph = graph }

    /// Deeper graphs have their turn before those around them.
    var updateDepth: Int { max(0, (1 << 16) - graphDepth) }
    var updateLabel: String { "actions of views" }

    /// - Parameter isOfGraph: whether it is something the graph itself has to do, even for a view that was stopped.
    func add(_ stage: Stage, of node: _ViewNode, isOfGraph: Bool = false, _ action: @escaping () -> Void) {
        graphDepth = node.graph.updateDepth
        let shown = ChangeQueue.shared.shownCount
        let isFlushing = UpdateQueue.shared.isFlushing
        // What was asked for before the flush began is part of the first group's update.
        if shown != shownCount, !(beganOutside && isFlushing && shown == shownCount + 1) { beginRound() }
        shownCount = shown
        beganOutside = !isFlushing
        entries.append(
            Entry(
                stage: stage, round: round, depth: node.depth, order: entries.count, isOfGraph: isOfGraph,
                node: node, cause: CycleDetector.cause, action: action))
        UpdateQueue.shared.enqueue(self, in: .actions)
    }

    /// What is asked for from now on comes after what was asked for before, whatever its stage.
    func beginRound() { round += 1 }

    func performUpdate(in phase: UpdateQueue.Phase) {
        var due: [Entry] = []
        swap(&due, &entries)
        due.sort { a, b in
            if (a.stage == .tasks) != (b.stage == .tasks) { return b.stage == .tasks }
            if a.round != b.round { return a.round < b.round }
            if a.stage != b.stage { return a.stage.rawValue < b.stage.rawValue }
            return a.depth == b.depth ? a.order < b.order : a.depth > b.depth
        }
        sortSiblings(&due)
        // One of them may let go of whoever shows the graph.
        withExtendedLifetime(graph) {
            for entry in due
            where CycleDetector.mayRun(entry.node, in: .actions, because: entry.cause) || entry.isOfGraph {
                entry.action()
            }
        }
    }

    /// Brings those of one depth, which come in the order in which they were asked for, into the order of the tree.
    private func sortSiblings(_ due: inout [Entry]) {
        var groups: [Range<Int>] = []
        var living: [_ViewNode] = []
        var start = 0
        while start < due.count {
            var end = start + 1
            while end < due.count, due[end].isBeside(due[start]) { end += 1 }
            let group = due[start..<end]
            if group.contains(where: { $0.node !== group[start].node }) {
                groups.append(start..<end)
                // Those whose lives have ended are in the tree no more.
                for entry in group where !entry.node.isTornDown { living.append(entry.node) }
            }
            start = end
        }
        if groups.isEmpty { return }
        let ranks = TreeOrder.ranks(of: living)
        for group in groups {
            due[group].sort { a, b in
                let (first, second) = (ranks[ObjectIdentifier(a.node)] ?? -1, ranks[ObjectIdentifier(b.node)] ?? -1)
                return first == second ? a.order < b.order : first < second
            }
        }
    }

    /// The views whose actions these are count.
    func countsRuns(in phase: UpdateQueue.Phase) -> Bool { false }
}

extension ViewGraph {
    /// What views asked to be called for, once they are laid out.
    var actions: ActionList { feature() }

    /// Has `action` called after the layout of this update, with those of other nodes, the deepest first.
    func enqueueCallback(of node: _ViewNode, _ action: @escaping () -> Void) {
        actions.add(.settled, of: node, action)
    }
}
