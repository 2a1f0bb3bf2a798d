/// A node that shows some of its views: one of several, or those in sight. The others run, but are not there otherwise.
@MainActor protocol FittingPlace: _ViewNode {
    var fittingItem: ContainerLayoutNode { get }
    /// Views that are there are to be looked for again after the next layout.
    var hasNewcomers: Bool { get set }
}

extension _ViewNode {
    /// Whether the node is part of a view that is not chosen where it stands, or of which that is not known yet.
    ///
    /// Costs nothing where no place has a choice, else a step for each node and item above.
    final var isPassedOver: Bool {
        if graph.fittingPlaces == 0 { return false }
        var places: [any FittingPlace] = []
        var above = parent
        while let node = above {
            if let place = node as? any FittingPlace { places.append(place) }
            above = node.parent
        }
        guard let nearest = places.first else { return false }
        for item in nearestItems {
            switch Self.isPassedOver(item, in: places) {
            case true?: continue
            case false?: return false
            case nil:
                // Its items are about to be gathered.
                nearest.hasNewcomers = true
                return true
            }
        }
        return true
    }

    /// The items of the node; without any, that of the nearest container.
    private var nearestItems: [LayoutNode] {
        var items = ItemCollector.items(at: self)
        var above = parent
        while items.isEmpty, let node = above, !(node is any FittingPlace) {
            _ = node.appendItems(to: &items)
            above = node.parent
        }
        return items
    }

    /// Whether one of some places shows something else than `item`; `nil` if the item has not come to all of them yet.
    private static func isPassedOver(_ item: LayoutNode, in places: [any FittingPlace]) -> Bool? {
        var next = 0
        var node = item
        while let parent = node.parent {
            if parent === places[next].fittingItem {
                if !places[next].fittingItem.shows(node) { return true }
                next += 1
                if next == places.count { return false }
            }
            node = parent
        }
        return nil
    }
}
