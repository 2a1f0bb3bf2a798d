import BridgedEnvironment

extension ViewGraph {
    /// Traps if an invariant is broken. Visits the whole graph; for tests.
    package func checkInvariants() {
        guard let root = rootNode else { return }
        var live: Set<ObjectIdentifier> = []
        var stack = [root]
        while let node = stack.popLast() {
            precondition(live.insert(ObjectIdentifier(node)).inserted, "\(node.viewType) stands in two places.")
            check(node)
            for child in node.children {
                precondition(child.parent === node, "\(child.viewType) has another parent than \(node.viewType).")
                stack.append(child)
            }
        }
        for departure in departures.all {
            precondition(live.contains(ObjectIdentifier(departure.node)), "What departs is not in the tree.")
            precondition(!departure.isOver, "A departure is kept after its end.")
        }
        for item in rootItems { item.checkInvariants() }
        for feature in features.all { feature.checkInvariants() }
    }

    private func check(_ node: _ViewNode) {
        precondition(!node.isTornDown, "\(node.viewType) is in the tree after its life.")
        precondition(node.graph === self, "\(node.viewType) is in another graph's tree.")
        guard let parent = node.parent else { return }
        precondition(node.depth == parent.depth + 1, "\(node.viewType) has the depth \(node.depth).")
        precondition(node.scope === parent.childScope, "\(node.viewType) stands in another scope than its parent's.")
        precondition(node.collector === parent.childCollector, "\(node.viewType) has another collector.")
    }
}
