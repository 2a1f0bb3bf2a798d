extension LayoutContext {
    /// Takes an item out of the layout of its container, where it stays at its last place, or puts it back. As it may
    /// be part of several things on their way out, it is back only after as many calls for that.
    package func setDeparting(_ item: LayoutNode, _ isDeparting: Bool) {
        let id = ObjectIdentifier(item)
        let before = departing[id, default: 0]
        let count = max(0, before + (isDeparting ? 1 : -1))
        departing[id] = count == 0 ? nil : count
        if (before == 0) == (count == 0) { return }
        var node = item
        while let wrapper = node.parent, wrapper.layoutValueSource === node { node = wrapper }
        node.parent?.attributesDidChange()
    }

    /// Whether an item, or what it wraps, is on its way out.
    package func isDeparting(_ item: LayoutNode) -> Bool {
        var node: LayoutNode? = item
        while let current = node {
            if departing[ObjectIdentifier(current)] != nil { return true }
            node = current.layoutValueSource
        }
        return false
    }
}
