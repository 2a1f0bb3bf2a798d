extension LayoutContext {
    /// Takes an item out of its container's layout, leaving it where it is, or puts it back.
    ///
    /// An item may be part of several removals, so calls are counted: it is back once each has been undone.
    package func setDeparting(_ item: LayoutNode, _ isDeparting: Bool) {
        let id = ObjectIdentifier(item)
        let before = departing[id, default: 0]
        let count = max(0, before + (isDeparting ? 1 : -1))
        departing[id] = count == 0 ? nil : count
        if (before == 0) == (count == 0) { return }
        var node = item
        while let wrapper = node.parent, wrapper.layoutValueSource === node { node = wrapper }
        node.parent?.attributesDidChange()
        node.parent?.contentsDidMove()
    }

    /// Whether an item, or an item it wraps, is being removed.
    package func isDeparting(_ item: LayoutNode) -> Bool {
        if departing.isEmpty { return false }
        var node: LayoutNode? = item
        while let current = node {
            if departing[ObjectIdentifier(current)] != nil { return true }
            node = current.layoutValueSource
        }
        return false
    }
}
