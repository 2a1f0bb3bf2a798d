import LayoutEngine

/// A node that shows only some of its views: one of several, or those in sight. The others run, but have no effects.
package class SelectiveNode: LayoutItemCollector {
    /// Whether to look for new views after the next layout.
    final var hasNewcomers = false {
        didSet { if hasNewcomers { newcomersAreExpected() } }
    }

    /// The item that lays out the selected views.
    var fittingItem: ContainerLayoutNode { preconditionFailure("\(viewType) has no item.") }

    /// Called when new views are to be looked for after the next layout.
    func newcomersAreExpected() {}

    /// Records the selection as of the last layout. Returns whether views must check their selection.
    func notePlacement() -> Bool { false }

    override final func part(in feature: any GraphFeature.Type) -> AnyObject? {
        feature == SelectiveNodes.self ? self : nil
    }

    /// Makes the views inside check whether they are shown, in order. Returns whether that has changed for any of them.
    ///
    /// Each view is checked once, however deeply selective nodes are nested.
    final func reconsiderContents() -> Bool {
        // Nothing inside is concerned.
        if graph.appearances.isEmpty, graph.selectiveNodes.count == 1 { return false }
        var changed = false
        walk { node in
            if node === self { return .below }
            if let appearance = node as? AppearanceNode {
                let before = appearance.isShowing
                appearance.reconsider(.gone)
                if appearance.isShowing != before { changed = true }
            }
            if let selective = node.selectiveNode, !selective.isUnselected, selective.notePlacement() { changed = true }
            return .below
        }
        return changed
    }
}

extension _ViewNode {
    /// The node itself if it is selective.
    final var selectiveNode: SelectiveNode? { part(of: SelectiveNodes.self) }

    /// Whether the node belongs to an unselected view, or to one whose selection is not known yet.
    ///
    /// Costs nothing in a graph without selective nodes; otherwise a step for each node and item above, up to a
    /// selective node with a cached result.
    package final var isUnselected: Bool {
        let selectives = graph.selectiveNodes
        if selectives.count == 0 { return false }
        var node = self
        var showing: [ObjectIdentifier] = []
        var result = false
        while let selective = node.nearestSelectiveNode {
            guard let isShown = node.isShown(in: selective) else {
                // Its items will be gathered soon.
                selective.hasNewcomers = true
                result = true
                break
            }
            if !isShown {
                result = true
                break
            }
            if let known = selectives.unselected?[ObjectIdentifier(selective)] {
                result = known
                break
            }
            showing.append(ObjectIdentifier(selective))
            node = selective
        }
        if selectives.unselected != nil { for selective in showing { selectives.unselected?[selective] = result } }
        return result
    }

    private var nearestSelectiveNode: SelectiveNode? {
        var above = parent
        while let node = above {
            if let selective = node.selectiveNode { return selective }
            above = node.parent
        }
        return nil
    }

    /// The items of the node or, if it has none, that of the nearest container.
    private var nearestItems: [LayoutNode] {
        var items = LayoutItemCollector.items(at: self)
        var above = parent
        while items.isEmpty, let node = above, node.selectiveNode == nil {
            _ = node.appendItems(to: &items)
            above = node.parent
        }
        return items
    }

    /// Whether the nearest selective node shows one of the node's items; `nil` if an item has not been added there yet.
    private func isShown(in selective: SelectiveNode) -> Bool? {
        let container = selective.fittingItem
        for item in nearestItems {
            var node = item
            while let parent = node.parent, parent !== container { node = parent }
            if node.parent == nil { return nil }
            if container.shows(node) { return true }
        }
        return false
    }
}
