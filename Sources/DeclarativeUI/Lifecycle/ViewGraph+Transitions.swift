import LayoutEngine

/// What a graph keeps of the views that come and go with a transition.
@MainActor struct ComingAndGoing {
    /// The nodes that came into the tree in the update in progress, with their transactions.
    var arrivals: [(node: _ViewNode, transaction: Transaction)] = []
    /// The nodes of `arrivals`, as many of them as were asked for.
    private var arriving: (ids: Set<ObjectIdentifier>, count: Int) = ([], 0)
    /// The items that are fading.
    var fades: [ObjectIdentifier: Fade] = [:]

    /// Whether a node is one of those that came in the update in progress.
    mutating func isArriving(_ node: _ViewNode) -> Bool {
        if arrivals.isEmpty { return false }
        if arriving.count > arrivals.count { arriving = ([], 0) }
        while arriving.count < arrivals.count {
            arriving.ids.insert(ObjectIdentifier(arrivals[arriving.count].node))
            arriving.count += 1
        }
        return arriving.ids.contains(ObjectIdentifier(node))
    }

    /// Takes out what came.
    mutating func takeArrivals() -> [(node: _ViewNode, transaction: Transaction)] {
        var taken: [(node: _ViewNode, transaction: Transaction)] = []
        swap(&taken, &arrivals)
        arriving = ([], 0)
        return taken
    }
}

extension ViewGraph {
    /// Ends the life of a node and all below it. Those who want to know that it has disappeared are told in `stage`.
    func end(_ node: _ViewNode, _ stage: ActionList.Stage) {
        if stage == .vanished { willEmptyPlace(of: node) }
        let before = endingStage
        endingStage = stage
        defer { endingStage = before }
        node.tearDown()
    }

    /// Whether nothing that comes or goes at a node in this update can be animated.
    func isWithoutTransitions(at node: _ViewNode) -> Bool {
        if !appearances.isVisible { return true }
        return transitionCount == 0 && adjusters.count == 0 && ChangeQueue.shared.applied.effectiveAnimation == nil
    }

    /// A node has come into a tree that was there before.
    func noteArrival(of node: _ViewNode) {
        guard let parent = node.parent, appearances.isVisible else { return }
        comingAndGoing.arrivals.append((node, parent.transaction))
    }

    /// Has what came in this update make its entrance. Called when all bodies have run.
    func beginArrivals() {
        for (node, transaction) in comingAndGoing.takeArrivals() where !node.isTornDown {
            // Only now are the transitions there that came along.
            if transitionCount == 0, transaction.effectiveAnimation == nil { continue }
            let holders = node.transitionHolders
            for holder in holders { holder.beginArriving(under: transaction) }
            if !holders.isEmpty || transaction.effectiveAnimation == nil { continue }
            for item in ItemCollector.items(at: node) { fade(of: item, from: 0).move(to: 1, under: transaction) }
        }
    }

    // MARK: Fading

    /// The fade of an item; one that starts at `start` if it has none.
    func fade(of item: LayoutNode, from start: Double) -> Fade {
        if let fade = runningFade(of: item) { return fade }
        let fade = Fade(of: item, from: start, in: self)
        comingAndGoing.fades[ObjectIdentifier(item)] = fade
        return fade
    }

    /// The fade of an item that has one.
    func runningFade(of item: LayoutNode) -> Fade? { comingAndGoing.fades[ObjectIdentifier(item)] }

    /// Ends the fades of items whatever state they are in.
    func dropFades() {
        for fade in comingAndGoing.fades.values { fade.stop() }
        comingAndGoing.fades = [:]
    }

    func dropFade(of item: LayoutNode) { comingAndGoing.fades.removeValue(forKey: ObjectIdentifier(item))?.stop() }
}
