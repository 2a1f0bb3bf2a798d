extension View {
    /// Says whether this view is left out where views are spoken of, and found by their labels and texts.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityHiddenModifier(isHidden: hidden))
    }

    /// Says whether this view is left out where views are spoken of, and found by their labels and texts.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is left out.
    ///   - isEnabled: Whether that counts; otherwise the view is not left out by this modifier.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        modifier(AccessibilityHiddenModifier(isHidden: hidden && isEnabled))
    }
}

private struct AccessibilityHiddenModifier {
    let isHidden: Bool
}

extension AccessibilityHiddenModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        AccessibilityHiddenNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: AccessibilityHiddenNode.self).update(view)
    }
}

private final class AccessibilityHiddenNode: PrimitiveModifierNode<AccessibilityHiddenModifier> {}

extension _ViewNode {
    /// Whether the views at and below this node are left out where views are spoken of.
    final var isUnspoken: Bool { (self as? AccessibilityHiddenNode)?.modifier.isHidden ?? false }
}
