/// What a graph knows of preferences: which keys are read, and which points wait to be resolved.
@MainActor final class PreferenceUpdates: ChildFeature {
    typealias Part = PreferenceState
    static let slot = GraphFeatureSlot()

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    /// The keys that some node of the graph reads, or has read.
    var read: Set<ObjectIdentifier> = []
    // Asked in every update, briefly and on one actor, so access need not be checked.
    @exclusivity(unchecked) private var waiting = DeepestFirst<PreferenceState>()

    init(of graph: ViewGraph) { self.graph = graph }

    func insert(_ point: PreferenceState) {
        waiting.insert(point)
        graph.featureHasWork()
    }

    /// Resolves the deepest point that waits. Returns whether there was one.
    func performWork() -> Bool {
        guard let point = waiting.popDeepest() else { return false }
        point.resolveNow()
        return true
    }

    /// Whoever joins what the nodes hand up does so again.
    func orderDidChange(below node: _ViewNode) {
        if read.isEmpty { return }
        var next = node.preferenceState ?? PreferenceState.nearest(above: node)
        while let point = next {
            if point.usesContent { point.orderDidChange() }
            next = point.enclosing
        }
    }
}

extension ViewGraph {
    /// The preferences that wait to be worked out.
    var preferences: PreferenceUpdates { feature() }
}

extension _ViewNode {
    /// Where the node takes part in handing preferences up.
    final var preferenceState: PreferenceState? { part(of: PreferenceUpdates.self) }
}
