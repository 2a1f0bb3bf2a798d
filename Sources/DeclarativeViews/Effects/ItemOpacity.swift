import LayoutEngine

/// How opaque an item of a node is drawn. The node needs one from when the item is first to be anything but opaque.
@MainActor final class ItemOpacity {
    private var value: AnimatedValue<OpacityEffect>
    private let attached: TypedItemEffect<OpacityEffect>
    private let item: LayoutNode
    // The node owns this.
    private unowned let node: _ViewNode

    init(_ opacity: Double, of item: LayoutNode, in node: _ViewNode) {
        let effect = OpacityEffect(opacity: opacity)
        value = AnimatedValue(effect)
        attached = TypedItemEffect(effect, depth: node.depth)
        self.item = item
        self.node = node
        if !effect.isInert { item.add(attached) }
    }

    func set(_ opacity: Double) {
        let effect = OpacityEffect(opacity: opacity)
        if effect == value.target { return }
        value.set(effect, at: node) { [unowned self] in show() }
        show()
    }

    /// Redraws the item with its present opacity.
    private func show() {
        value.rest()
        let (old, new) = (attached.effect, value.presented)
        if new == old { return }
        attached.effect = new
        if old.isInert { item.add(attached) }
        if new.isInert { item.remove(attached) }
        item.displayDidChange()
        node.graph.displayDidChange()
    }

    /// Called when the node's life ends.
    func end() {
        if !attached.effect.isInert { item.remove(attached) }
        value.stop()
    }
}
