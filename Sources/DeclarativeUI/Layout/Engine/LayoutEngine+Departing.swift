extension LayoutEngine {
    /// Takes an item out of the layout of its container, where it stays at its last place, or puts it back.
    func setDeparting(_ item: LayoutNode, _ isDeparting: Bool) {
        if isDeparting {
            departing.insert(ObjectIdentifier(item))
        } else if departing.remove(ObjectIdentifier(item)) == nil {
            return
        }
        var node = item
        while let wrapper = node.parent, wrapper.layoutValueSource === node { node = wrapper }
        node.parent?.attributesDidChange()
    }

    /// Whether an item, or what it wraps, is on its way out.
    func isDeparting(_ item: LayoutNode) -> Bool {
        var node: LayoutNode? = item
        while let current = node {
            if departing.contains(ObjectIdentifier(current)) { return true }
            node = current.layoutValueSource
        }
        return false
    }
}
