import LayoutEngine
import Motion

/// A removed child that stays until its transition ends.
@MainActor final class TransitionDeparture: Departure {
    private var items: [LayoutNode] = []
    private let holders: [any TransitionHolder]

    init(
        of node: _ViewNode, tag: AnyHashable, index: Int, holders: [any TransitionHolder],
        under transaction: Transaction
    ) {
        self.holders = holders
        super.init(of: node, tag: tag, index: index)
        let graph = node.graph
        let tracker = AnimationTracker()
        followItems()
        for holder in holders { holder.beginLeaving(under: transaction, tracker: tracker) }
        if holders.isEmpty {
            for item in items {
                graph.transitions.fade(of: item, from: 1).move(to: 0, under: transaction, tracker: tracker)
            }
        }
        tracker.addCompletion(.removed) { [weak self] in self?.finish() }
        // Animations begin in the current update; after that, it is known whether there are any.
        graph.actions.add(.gone, of: node, isOfGraph: true) { tracker.seal() }
    }

    /// Takes the items of the departing child out of layout, including items added since.
    func followItems() {
        let now = LayoutItemCollector.items(at: node)
        if areSameItems(now, items) { return }
        let graph = node.graph
        for item in now { graph.layoutContext.setDeparting(item, true) }
        for item in items {
            graph.layoutContext.setDeparting(item, false)
            // A fade ends if its item is gone by now.
            if !graph.layoutContext.isDeparting(item) { graph.transitions.dropFade(of: item) }
        }
        items = now
        graph.layoutDidChange()
    }

    override func end() {
        super.end()
        let graph = node.graph
        for item in items {
            graph.layoutContext.setDeparting(item, false)
            graph.transitions.dropFade(of: item)
        }
        items = []
    }

    override func cancel() {
        super.cancel()
        let graph = node.graph
        let transaction = node.parent?.transaction ?? Transaction()
        for item in items {
            graph.layoutContext.setDeparting(item, false)
            if graph.layoutContext.isDeparting(item) { continue }
            graph.transitions.runningFade(of: item)?.move(to: 1, under: transaction)
        }
        items = []
        for holder in holders where !holder.isTornDown { holder.returnFromLeaving(under: transaction) }
        if !graph.appearances.isEmpty { node.reconsiderAppearances() }
    }
}

extension _ViewNode {
    /// Makes views that were added while the node was departing appear, unless they are removed again once bodies have
    /// run.
    fileprivate final func reconsiderAppearances() {
        var stack: [_ViewNode] = [self]
        while let node = stack.popLast() {
            if let appearance = node as? AppearanceNode { appearance.needsCollection() }
            node.appendChildren(to: &stack)
        }
    }
}
