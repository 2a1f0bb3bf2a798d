/// A removed child that stays for a while.
///
/// It remains alive: its views are updated and drawn in their last frame, but take no part in layout, do not appear any
/// more, and set no preferences. The feature that made the departure decides how long it stays.
@MainActor package class Departure {
    final let node: _ViewNode
    /// Identifies the child among its parent's children.
    final let tag: AnyHashable
    /// The number of the parent's remaining children before it.
    final var index: Int
    final private(set) var isOver = false

    init(of node: _ViewNode, tag: AnyHashable, index: Int) {
        self.node = node
        self.tag = tag
        self.index = index
        node.departs = true
    }

    /// Called when the child's life ends early.
    func end() { isOver = true }

    /// Called when the child is to stay after all. Departures inside it continue.
    func cancel() {
        isOver = true
        node.departs = false
    }

    /// Ends the child's life, because the departure is complete.
    final func finish() {
        if isOver { return }
        guard let parent = node.parent else { return }
        end()
        node.graph.departures.remove(self, of: parent)
        node.graph.end(node)
        parent.structureDidChange()
    }
}

extension _ViewNode {
    /// Whether the node belongs to a departing child. While there are any, costs a step for each node above.
    final var isLeaving: Bool {
        if graph.departures.isEmpty { return false }
        var node: _ViewNode? = self
        while let here = node {
            if here.departs { return true }
            node = here.parent
        }
        return false
    }
}
