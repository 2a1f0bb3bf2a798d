/// The nodes of a graph that are told when what is below them appears.
@MainActor final class AppearanceRegistry: ChildFeature {
    static let slot = GraphFeatureSlot()

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    /// Whether the graph can be seen.
    fileprivate(set) var isVisible = false
    // A node leaves when its life ends, which is before it goes.
    private var nodes: [Unmanaged<AppearanceNode>] = []

    init(of graph: ViewGraph) { self.graph = graph }

    var isEmpty: Bool { nodes.isEmpty }

    func insert(_ node: AppearanceNode) {
        node.registryIndex = nodes.count
        // Taken out in `remove`, when the node's life ends.
        nodes.append(Unmanaged.passUnretained(node))
    }

    func remove(_ node: AppearanceNode) {
        let last = nodes.removeLast()
        if node.registryIndex == nodes.count { return }
        nodes[node.registryIndex] = last
        // The one that moves into the gap is alive; see above.
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
    /// The nodes that tell views when they appear.
    var appearances: AppearanceRegistry { feature() }

    /// Says whether the graph can be seen: in a window, mostly. Views appear and disappear with it.
    package func setVisible(_ isVisible: Bool) {
        if appearances.isVisible == isVisible { return }
        appearances.isVisible = isVisible
        actions.beginRound()
        for node in appearances.all { node.reconsider(.gone) }
    }
}

/// A node whose items are not part of the place it stands in.
@MainActor protocol BarrierNode: _ViewNode {}
