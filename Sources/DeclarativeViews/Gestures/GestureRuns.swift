import BridgedEnvironment

/// The gestures of a graph that take part in touches, which end when their views go or are disabled.
@MainActor package final class GestureRuns: ChildFeature {
    package static let slot = GraphFeatureSlot()

    // The graph owns this, and this is notified of the ends of views while the graph is freed, when a checked
    // reference could not be read.
    private unowned(unsafe) let graph: ViewGraph
    private var targets: [GestureTarget] = []
    private var isChecking = false

    package init(of graph: ViewGraph) { self.graph = graph }

    func begin(_ target: GestureTarget) { targets.append(target) }
    func end(_ target: GestureTarget) { targets.removeAll { $0 === target } }

    /// Cancels, after the update, the runs that may not go on.
    func checkLater() {
        guard !targets.isEmpty, !isChecking, let graph = graph.unlessEnding, let root = graph.rootNode else { return }
        isChecking = true
        graph.actions.add(.settled, of: root, isOfGraph: true) { [weak self] in
            guard let self else { return }
            isChecking = false
            for target in targets { target.check() }
        }
    }

    /// The views are no longer shown in a window.
    package func cancelAll() { for target in targets { target.cancelLater() } }

    package func removal(
        of child: _ViewNode, from parent: DynamicNode, tag: () -> AnyHashable, index: Int
    ) -> ChildRemoval? {
        checkLater()
        return nil
    }

    package func orderDidChange(below node: _ViewNode) { checkLater() }
    package func graphDidEnd() { targets = [] }
}
