/// The nodes of a graph that are notified when their content appears.
@MainActor final class AppearanceRegistry: ChildFeature {
    static let slot = GraphFeatureSlot()

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    /// Whether the graph is visible.
    fileprivate(set) var isVisible = false
    // A node is removed when its life ends, before it is freed.
    private var nodes: [Unmanaged<AppearanceNode>] = []

    init(of graph: ViewGraph) { self.graph = graph }

    var isEmpty: Bool { nodes.isEmpty }

    func insert(_ node: AppearanceNode) {
        node.registryIndex = nodes.count
        // Removed in `remove`, when the node's life ends.
        nodes.append(Unmanaged.passUnretained(node))
    }

    func remove(_ node: AppearanceNode) {
        let last = nodes.removeLast()
        if node.registryIndex == nodes.count { return }
        nodes[node.registryIndex] = last
        // The node that moves into the gap is alive; see above.
        last.takeUnretainedValue().registryIndex = node.registryIndex
    }

    fileprivate var all: [AppearanceNode] {
        // All of them are alive; see above.
        nodes.map { $0.takeUnretainedValue() }
    }

    func childWillVanish(_ child: _ViewNode) {
        if isEmpty { return }
        var count: Int?
        var here = child.parent
        while let above = here, !(above is any LayoutItemNode), !(above is BarrierNode) {
            if let appearance = above as? AppearanceNode {
                let members = count ?? appearance.memberCount(of: child)
                count = members
                appearance.lose(members)
            }
            here = above.parent
        }
    }

    func graphWillEnd() { graph.setVisible(false) }
}

extension ViewGraph {
    /// The nodes that are notified when their content appears.
    var appearances: AppearanceRegistry { feature() }

    /// Sets whether the graph is visible, usually because it is in a window. Views appear and disappear with it.
    package func setVisible(_ isVisible: Bool) {
        if appearances.isVisible == isVisible { return }
        appearances.isVisible = isVisible
        actions.beginRound()
        for node in appearances.all { node.reconsider(.gone) }
    }
}

/// A node whose items belong to another place in the tree.
@MainActor protocol BarrierNode: _ViewNode {}
