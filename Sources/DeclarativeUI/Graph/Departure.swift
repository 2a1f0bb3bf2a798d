/// A child that was removed and stays for a while.
///
/// It goes on living: its views are updated and drawn where they were last, but take no part in layout, do not appear
/// any more, and set no preferences. Why it stays, and for how long, is up to the feature that made this.
@MainActor class Departure {
    final let node: _ViewNode
    /// What tells the child from others of its parent.
    final let tag: AnyHashable
    /// How many of its parent's children that stay are before it.
    final var index: Int
    final private(set) var isOver = false

    init(of node: _ViewNode, tag: AnyHashable, index: Int) {
        self.node = node
        self.tag = tag
        self.index = index
        node.departs = true
    }

    /// The child's life ends before its time has come.
    func end() { isOver = true }

    /// The child stays after all; what was leaving inside it goes on its way.
    func cancel() {
        isOver = true
        node.departs = false
    }

    /// Ends the child's life, as its time has come.
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
}
