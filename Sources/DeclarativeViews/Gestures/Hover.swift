import LayoutEngine

extension View {
    /// Runs an action when a pointer that is not pressed enters the visible content of this view, and when it leaves.
    ///
    /// - Parameter action: A closure that receives whether the pointer is over the view.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}

private struct HoverModifier {
    let action: (Bool) -> Void
}

extension HoverModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        HoverNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: HoverNode<V>.self).update(view)
    }
}

/// The target of a pointer over a view.
@MainActor final class HoverTarget {
    /// The action to call; `nil` once the view's life is over.
    fileprivate(set) var action: ((Bool) -> Void)?
}

private struct HoverLayout: UnaryLayout {
    let target: HoverTarget

    var hitRole: HitRole { .responds }
    var ownPriority: Double? { nil }
}

extension LayoutNode {
    /// The target of a pointer over the item.
    @MainActor var hoverTarget: HoverTarget? { (self as? UnaryLayoutNode<HoverLayout>)?.layout.target }
}

private final class HoverNode<Content: View>: UnaryNode<Content, HoverLayout> {
    init(_ view: ModifiedContent<Content, HoverModifier>, in context: _NodeContext) {
        super.init(HoverLayout(target: HoverTarget()), view.content, in: context)
        rule.target.action = view.modifier.action
    }

    func update(_ view: ModifiedContent<Content, HoverModifier>) {
        rule.target.action = view.modifier.action
        updateChild(view.content)
    }

    override func willTearDown() { rule.target.action = nil }
}
