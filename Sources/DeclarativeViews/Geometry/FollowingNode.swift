import LayoutEngine

/// A node that passes on the items below it, and is notified of their frames after each layout.
class FollowingNode: LayoutItemCollector, GeometryFollower {
    /// The items, in order.
    private(set) final var items: [LayoutNode] = []

    /// Called when there are other items than before.
    func itemsDidChange() {}

    /// Whether nothing follows from where the contents of a scroll view around are scrolled to.
    var followsInContents: Bool { false }

    /// Looks where the items are. Returns whether something has to be laid out again.
    func checkPlacement() -> Bool { false }

    override final var hasOneChildAlways: Bool { true }

    /// Checks the node's items again after the next layout, even those that have not moved.
    final func checkAgain() {
        graph.geometry.needsCheck(self)
        graph.layoutDidChange()
    }

    override final func appendGatheredItems(to list: inout [LayoutNode]) -> Bool {
        if waitsForCollection { return false }
        list += items
        return true
    }

    override final func collect() {
        let new = items(of: child)
        if areSameItems(new, items) { return }
        items = new
        itemsDidChange()
        graph.geometry.setItems(new, of: self, inContents: followsInContents)
        structureDidChange()
    }

    override final func appendItems(to list: inout [LayoutNode]) -> Bool {
        list += items
        return true
    }

    override final func takeChildren(into list: inout [_ViewNode]) {
        super.takeChildren(into: &list)
        items = []
    }

    override func willTearDown() { graph.geometry.remove(self) }
}
