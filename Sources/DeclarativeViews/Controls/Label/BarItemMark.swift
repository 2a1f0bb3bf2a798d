import BridgedEnvironment

/// Marks the content of an item in a bar, whose labels in the default style may show their icons alone.
package struct BarItemMark {
    let showsIconsOnly: Bool

    package init(showsIconsOnly: Bool) { self.showsIconsOnly = showsIconsOnly }
}

extension BarItemMark: ViewModifier {
    package typealias Body = Never

    package static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        BarItemMarkNode(view, in: context)
    }

    package static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: BarItemMarkNode.self).update(view)
    }
}

private final class BarItemMarkNode: PrimitiveModifierNode<BarItemMark> {}

extension NodePlace {
    /// Whether the node is in an item of a bar that has room for icons only.
    @MainActor var isAmongBarIcons: Bool {
        nearest { ($0 as? BarItemMarkNode)?.modifier.showsIconsOnly } ?? false
    }
}
