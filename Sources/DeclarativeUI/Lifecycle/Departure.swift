import LayoutEngine

/// A child that was removed and stays until its transition ends.
///
/// It goes on living: its views are updated and drawn where they were last, but take no part in layout, do not appear any
/// more, and set no preferences.
@MainActor final class Departure {
    let node: _ViewNode
    /// What tells the child from others of its parent.
    let tag: AnyHashable
    /// How many of its parent's children that stay are before it.
    var index: Int
    private(set) var isOver = false
    private var items: [LayoutNode] = []
    private let holders: [any TransitionHolder]

    init(
        of node: _ViewNode, tag: AnyHashable, index: Int, holders: [any TransitionHolder],
        under transaction: Transaction
    ) {
        self.node = node
        self.tag = tag
        self.index = index
        self.holders = holders
        let graph = node.graph
        let tracker = AnimationTracker()
        node.departs = true
        followItems()
        for holder in holders { holder.beginLeaving(under: transaction, tracker: tracker) }
        if holders.isEmpty {
            for item in items {
                graph.fade(of: item, from: 1).move(to: 0, under: transaction, tracker: tracker)
            }
        }
        tracker.addCompletion(.removed) { [weak self] in self?.finish() }
        // Animations begin in the update that is going on; afterwards it is known whether there are any.
        graph.actions.add(.gone, of: node, isOfGraph: true) { tracker.seal() }
    }

    /// Takes the items of what is leaving out of the layout, also those that have come since.
    func followItems() {
        let now = ItemCollector.items(at: node)
        if areSameItems(now, items) { return }
        let graph = node.graph
        for item in now { graph.layoutContext.setDeparting(item, true) }
        for item in items {
            graph.layoutContext.setDeparting(item, false)
            // One that is gone by now fades no more.
            if !graph.layoutContext.isDeparting(item) { graph.dropFade(of: item) }
        }
        items = now
        graph.layoutDidChange()
    }

    /// The transition has ended.
    private func finish() {
        if isOver { return }
        guard let parent = node.parent else { return }
        end()
        node.graph.departures.remove(self, of: parent)
        node.graph.end(node, .gone)
        parent.structureDidChange()
    }

    /// The child's life ends before its transition.
    func end() {
        isOver = true
        release()
    }

    /// The child stays after all; what was leaving inside it goes on its way.
    func cancel(under transaction: Transaction) {
        isOver = true
        node.departs = false
        let graph = node.graph
        for item in items {
            graph.layoutContext.setDeparting(item, false)
            if !graph.layoutContext.isDeparting(item) { graph.runningFade(of: item)?.move(to: 1, under: transaction) }
        }
        items = []
        for holder in holders where !holder.isTornDown { holder.returnFromLeaving(under: transaction) }
        if !graph.appearances.isEmpty { node.reconsiderAppearances() }
    }

    private func release() {
        let graph = node.graph
        for item in items {
            graph.layoutContext.setDeparting(item, false)
            graph.dropFade(of: item)
        }
        items = []
    }
}

extension _ViewNode {
    /// Whether the node is part of what was removed and is on its way out. Costs a step for each node above while
    /// anything is.
    final var isLeaving: Bool {
        if graph.departures.isEmpty { return false }
        var node: _ViewNode? = self
        while let here = node {
            if here.departs { return true }
            node = here.parent
        }
        return false
    }

    /// What came while the node was on its way out appears, unless it has gone again once bodies have run.
    fileprivate final func reconsiderAppearances() {
        var stack: [_ViewNode] = [self]
        while let node = stack.popLast() {
            if let appearance = node as? AppearanceNode { appearance.needsCollection() }
            node.appendChildren(to: &stack)
        }
    }
}
