import LayoutEngine

/// The node of a view whose body runs again for each step of its animatable data.
final class AnimatableViewNode<V: View & Animatable>: OneChildNode {
    private var value: AnimatedValue<V>

    init(_ view: V, in context: _NodeContext) {
        value = AnimatedValue(view)
        super.init(in: context)
        child = CompositeNode(view, in: _NodeContext(self))
    }

    override var viewType: Any.Type { AnimatableViewNode<V>.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ new: V) {
        value.set(new, at: self) { [unowned self] in show() }
        show()
    }

    private func show() {
        value.rest()
        child?.cast(to: CompositeNode<V>.self).update(value.presented)
    }

    override func willTearDown() { value.stop() }
}

/// The node of a modifier whose body runs again for each step of its animatable data.
final class AnimatableModifierNode<Content: View, Modifier: ViewModifier & Animatable>: OneChildNode {
    private var value: AnimatedValue<Modifier>

    init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
        value = AnimatedValue(view.modifier)
        super.init(in: context)
        child = ModifierNode(view, in: _NodeContext(self))
    }

    override var viewType: Any.Type { AnimatableModifierNode<Content, Modifier>.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ view: ModifiedContent<Content, Modifier>) {
        value.set(view.modifier, at: self) { [unowned self] in show() }
        show()
        child?.cast(to: ModifierNode<Content, Modifier>.self).update(content: view.content)
    }

    private func show() {
        value.rest()
        child?.cast(to: ModifierNode<Content, Modifier>.self).update(value.presented)
    }

    override func willTearDown() { value.stop() }
}

extension View where Self: Animatable {
    /// Makes the node of a view with a body and animatable data. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if Self.AnimatableData.self == EmptyAnimatableData.self { return CompositeNode(view, in: context) }
        return AnimatableViewNode(view, in: context)
    }

    /// Hands a new value to the node of a view with a body and animatable data. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        if Self.AnimatableData.self == EmptyAnimatableData.self {
            return node.cast(to: CompositeNode<Self>.self).update(view)
        }
        node.cast(to: AnimatableViewNode<Self>.self).update(view)
    }
}

extension ViewModifier where Self: Animatable {
    /// Makes the node of a modifier with a body and animatable data. Not for clients to call.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        if Self.AnimatableData.self == EmptyAnimatableData.self { return ModifierNode(view, in: context) }
        return AnimatableModifierNode(view, in: context)
    }

    /// Hands a new value to the node of a modifier with a body and animatable data. Not for clients to call.
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        if Self.AnimatableData.self == EmptyAnimatableData.self {
            return node.cast(to: ModifierNode<V, Self>.self).update(view)
        }
        node.cast(to: AnimatableModifierNode<V, Self>.self).update(view)
    }
}

/// A modifier whose body runs again for each step of its animatable data.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
