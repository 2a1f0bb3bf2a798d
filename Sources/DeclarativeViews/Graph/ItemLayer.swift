import LayoutEngine

/// Views laid out along with one item of the content: behind it, in front of it, or at one of its edges.
@MainActor protocol ItemLayer: _ViewNode {
    var primary: LayoutNode { get }
}

extension LayoutItemCollector {
    /// Returns the layers of some items, making missing ones; `nil` if they are unchanged. Ends the layers of items
    /// that are gone.
    final func layers<Layer: ItemLayer>(
        _ before: [Layer], of items: [LayoutNode], make: (LayoutNode) -> Layer
    ) -> [Layer]? {
        if items.count == before.count, zip(items, before).allSatisfy({ $0 === $1.primary }) { return nil }
        var old: [ObjectIdentifier: Layer] = [:]
        for layer in before { old[ObjectIdentifier(layer.primary)] = layer }
        let layers = items.map { old.removeValue(forKey: ObjectIdentifier($0)) ?? make($0) }
        for layer in old.values { layer.tearDown() }
        return layers
    }
}
