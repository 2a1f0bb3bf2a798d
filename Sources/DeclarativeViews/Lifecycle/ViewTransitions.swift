import LayoutEngine

/// A graph's state for views that are inserted and removed with a transition.
@MainActor final class ViewTransitions: ChildFeature {
    static let slot = GraphFeatureSlot()

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    /// The number of transitions.
    var count = 0
    /// The nodes inserted in the update in progress, with their transactions.
    private var arrivals: [(node: _ViewNode, transaction: Transaction)] = []
    /// The IDs of nodes in `arrivals`, as far as they were needed.
    private var arriving: (ids: Set<ObjectIdentifier>, count: Int) = ([], 0)
    /// The items that are fading.
    private(set) var fades: [ObjectIdentifier: Fade] = [:]

    init(of graph: ViewGraph) { self.graph = graph }

    // MARK: Coming

    func childDidArrive(_ child: _ViewNode) {
        guard let parent = child.parent, graph.appearances.isVisible else { return }
        arrivals.append((child, parent.transaction))
        graph.featureHasWork()
    }

    /// Whether a node was inserted in the update in progress.
    func isArriving(_ node: _ViewNode) -> Bool {
        if arrivals.isEmpty { return false }
        if arriving.count > arrivals.count { arriving = ([], 0) }
        while arriving.count < arrivals.count {
            arriving.ids.insert(ObjectIdentifier(arrivals[arriving.count].node))
            arriving.count += 1
        }
        return arriving.ids.contains(ObjectIdentifier(node))
    }

    /// Begins the transitions of views inserted in this update.
    func performWork() -> Bool {
        if arrivals.isEmpty { return false }
        for (node, transaction) in takeArrivals() where !node.isTornDown {
            // Only now do the transitions inserted along with it exist.
            if count == 0, transaction.effectiveAnimation == nil { continue }
            let holders = node.transitionHolders
            for holder in holders { holder.beginArriving(under: transaction) }
            if !holders.isEmpty || transaction.effectiveAnimation == nil { continue }
            for item in LayoutItemCollector.items(at: node) { fade(of: item, from: 0).move(to: 1, under: transaction) }
        }
        return true
    }

    private func takeArrivals() -> [(node: _ViewNode, transaction: Transaction)] {
        var taken: [(node: _ViewNode, transaction: Transaction)] = []
        swap(&taken, &arrivals)
        arriving = ([], 0)
        return taken
    }

    // MARK: Going

    func removal(
        of child: _ViewNode, from parent: DynamicNode, tag: () -> AnyHashable, index: Int
    ) -> ChildRemoval? {
        if nothingIsAnimated {
            // In that case only an identity transition makes a difference.
            return count > 0 && child.leavesAtOnce ? .vanishing : nil
        }
        let holders = child.transitionHolders
        if !holders.isEmpty, holders.allSatisfy({ $0.isIdentityTransition }) { return .vanishing }
        let transaction = parent.transaction
        if transaction.effectiveAnimation == nil, !holders.contains(where: { $0.hasOwnAnimation }) { return nil }
        return .delayed(
            TransitionDeparture(of: child, tag: tag(), index: index, holders: holders, under: transaction))
    }

    /// Whether no insertion or removal in this update can be animated.
    private var nothingIsAnimated: Bool {
        if !graph.appearances.isVisible { return true }
        return count == 0 && graph.adjusters.count == 0 && ChangeQueue.shared.applied.effectiveAnimation == nil
    }

    func updateDidChangeLayout() {
        if graph.departures.isEmpty { return }
        for case let departure as TransitionDeparture in graph.departures.all { departure.followItems() }
    }

    // MARK: Fading

    /// Returns the fade of an item, making one that starts at `start` if needed.
    func fade(of item: LayoutNode, from start: Double) -> Fade {
        if let fade = runningFade(of: item) { return fade }
        let fade = Fade(of: item, from: start, in: graph)
        fades[ObjectIdentifier(item)] = fade
        return fade
    }

    /// Returns the fade of an item that has one.
    func runningFade(of item: LayoutNode) -> Fade? { fades[ObjectIdentifier(item)] }

    func dropFade(of item: LayoutNode) { fades.removeValue(forKey: ObjectIdentifier(item))?.stop() }

    // MARK: Life

    /// Ends all fades, however far they are.
    func graphDidEnd() {
        for fade in fades.values { fade.stop() }
        fades = [:]
    }

    func checkInvariants() {
        precondition(arrivals.isEmpty, "Arrivals are kept after an update.")
        let graph = graph
        precondition(
            graph.layoutContext.departing.isEmpty || !graph.departures.isEmpty, "Items depart without their views.")
    }
}

extension ViewGraph {
    /// The state for views that are inserted and removed with a transition.
    var transitions: ViewTransitions { feature() }
}

extension _ViewNode {
    /// Whether all transitions of the node's views are identities.
    fileprivate final var leavesAtOnce: Bool {
        let holders = transitionHolders
        return !holders.isEmpty && holders.allSatisfy { $0.isIdentityTransition }
    }
}
