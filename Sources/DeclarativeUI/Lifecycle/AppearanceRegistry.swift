/// The nodes of a graph that are told when what is below them appears.
@MainActor struct AppearanceRegistry {
    /// Whether the graph can be seen.
    fileprivate(set) var isVisible = false
    // A node leaves when its life ends, which is before it goes.
    private var nodes: [Unmanaged<AppearanceNode>] = []

    var isEmpty: Bool { nodes.isEmpty }

    mutating func insert(_ node: AppearanceNode) {
        node.registryIndex = nodes.count
        // Taken out in `remove`, when the node's life ends.
        nodes.append(Unmanaged.passUnretained(node))
    }

    mutating func remove(_ node: AppearanceNode) {
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
}

extension ViewGraph {
    /// Says whether the graph can be seen: in a window, mostly. Views appear and disappear with it.
    package func setVisible(_ isVisible: Bool) {
        if appearances.isVisible == isVisible { return }
        appearances.isVisible = isVisible
        actions.beginRound()
        for node in appearances.all { node.reconsider(.gone) }
    }

    /// Called before a node goes that leaves its place empty for a moment, even if something takes the place in the
    /// same update.
    func willEmptyPlace(of node: _ViewNode) {
        if appearances.isEmpty { return }
        var count: Int?
        var here = node.parent
        while let above = here, !(above is any LayoutItemNode), !(above is BarrierNode) {
            if let appearance = above as? AppearanceNode {
                let members = count ?? appearance.memberCount(of: node)
                count = members
                appearance.lose(members)
            }
            here = above.parent
        }
    }
}

/// A node whose items are not part of the place it stands in.
@MainActor protocol BarrierNode: _ViewNode {}
