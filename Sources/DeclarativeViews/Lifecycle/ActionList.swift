import BridgedEnvironment

/// Calls requested by the views of a graph, made after the layout of the update that caused them.
///
/// Calls caused by one group of changes come before those of the next. Within a group they are ordered by stage, with
/// tasks last. Within a stage the deepest views come first; at one depth, views come in tree order. Calls of one view
/// are made in the order in which they were requested.
@MainActor final class ActionList: UpdateParticipant, GraphFeature {
    static let slot = GraphFeatureSlot()

    enum Stage: Int {
        /// Views that were removed without a transition have disappeared.
        case vanished
        /// Views have appeared, and values have changed.
        case settled
        /// Views that were replaced or removed have disappeared.
        case gone
        /// Tasks of views start.
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
    /// Whether the last entry was added outside of an update.
    private var beganOutside = false
    /// The graph of the views, once there was something to call; `nil` if it has been freed.
    private weak var graph: ViewGraph?
    /// The depth of the graph in the tree of both worlds.
    private var graphDepth = 0

    init(of graph: ViewGraph) {}

    /// Deeper graphs come before those around them.
    var updateDepth: Int { max(0, (1 << 16) - graphDepth) }
    var updateLabel: String { "actions of views" }

    /// - Parameter isOfGraph: Whether the call belongs to the graph itself and is made even for a view that was
    ///   stopped.
    func add(_ stage: Stage, of node: _ViewNode, isOfGraph: Bool = false, _ action: @escaping () -> Void) {
        if graph == nil { graph = node.graph }
        graphDepth = node.graph.updateDepth
        let shown = ChangeQueue.shared.shownCount
        let isFlushing = UpdateQueue.shared.isFlushing
        // Calls requested before the flush began belong to the update of the first group.
        if shown != shownCount, !(beganOutside && isFlushing && shown == shownCount + 1) { beginRound() }
        shownCount = shown
        beganOutside = !isFlushing
        entries.append(
            Entry(
                stage: stage, round: round, depth: node.depth, order: entries.count, isOfGraph: isOfGraph,
                node: node, cause: CycleDetector.cause, action: action))
        UpdateQueue.shared.enqueue(self, in: .actions)
    }

    /// Orders calls requested from now on after all earlier ones, whatever their stage.
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
        // One of the calls may release the owner of the graph.
        withExtendedLifetime(graph) {
            for entry in due
            where CycleDetector.mayRun(entry.node, in: .actions, because: entry.cause) || entry.isOfGraph {
                UpdateWork.count()
                entry.action()
            }
        }
    }

    /// Sorts entries of one depth, which are in the order of requests, into tree order.
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
                // Nodes whose lives have ended are no longer in the tree.
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

    /// The runs of the views that requested the calls are counted instead.
    func countsRuns(in phase: UpdateQueue.Phase) -> Bool { false }
}

extension ViewGraph {
    /// The calls requested by views, made after layout.
    var actions: ActionList { feature() }

    /// Calls `action` after the layout of this update, in order with those of other nodes, the deepest first.
    func enqueueCallback(of node: _ViewNode, _ action: @escaping () -> Void) {
        actions.add(.settled, of: node, action)
    }
}
