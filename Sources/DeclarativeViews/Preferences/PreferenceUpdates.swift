/// A graph's state for preferences: the keys that are read, and the states that wait to be resolved.
@MainActor package final class PreferenceUpdates: ChildFeature {
    package typealias Part = PreferenceState
    package static let slot = GraphFeatureSlot()

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    /// The keys that some node of the graph reads or has read.
    var read: Set<ObjectIdentifier> = []
    /// Where the preferences go out of the graph; `nil` where they stop at its root.
    package var outlet: PreferenceOutlet? { didSet { outlet?.begin() } }
    private var waiting = DeepestFirst<PreferenceState>()

    package init(of graph: ViewGraph) { self.graph = graph }

    /// Whether a view reads a key, in the graph or around it.
    func isRead<K: PreferenceKey>(_ key: K.Type) -> Bool {
        read.contains(ObjectIdentifier(K.self)) || outlet?.point(of: K.self, in: graph) != nil
    }

    func insert(_ point: PreferenceState) {
        waiting.insert(point)
        graph.featureHasWork()
    }

    /// Resolves the deepest state that waits. Returns whether there was one.
    package func performWork() -> Bool {
        guard let point = waiting.popDeepest() else { return false }
        point.resolveNow()
        return true
    }

    /// Schedules resolving where the values of the nodes below are combined.
    package func orderDidChange(below node: _ViewNode) {
        outlet?.orderDidChange()
        if read.isEmpty { return }
        var next = node.preferenceState ?? PreferenceState.nearest(above: node)
        while let point = next {
            if point.usesContent { point.orderDidChange() }
            next = point.enclosing
        }
    }

    package func graphWillEnd() { outlet?.end() }
    // A graph that is freed with its views still there has not said that it will end.
    package func graphDidEnd() { outlet?.end() }
}

extension ViewGraph {
    /// The preferences that wait to be resolved.
    package var preferences: PreferenceUpdates { feature() }
}

extension _ViewNode {
    /// The node's preference state, if it has one.
    final var preferenceState: PreferenceState? { part(of: PreferenceUpdates.self) }
}
