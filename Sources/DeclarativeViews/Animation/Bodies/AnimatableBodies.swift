import LayoutEngine

/// The node of a value with a body that runs again for each step of the value's animatable data.
class AnimatableBodyNode<Value: Animatable>: OneChildNode {
    private final var value: AnimatedValue<Value>

    fileprivate init(_ value: Value, in context: _NodeContext) {
        self.value = AnimatedValue(value)
        super.init(in: context)
    }

    override final var hasOneChildAlways: Bool { true }

    fileprivate final func set(_ new: Value) {
        value.set(new, at: self) { [unowned self] in show() }
        show()
    }

    private final func show() {
        value.rest()
        child?.cast(to: BodyNode<Value>.self).update(value.presented)
    }

    override final func willTearDown() { value.stop() }
}

/// The node of a view whose body runs again for each step of its animatable data.
final class AnimatableViewNode<V: View & Animatable>: AnimatableBodyNode<V> {
    override init(_ view: V, in context: _NodeContext) {
        super.init(view, in: context)
        child = CompositeNode.make(view, in: _NodeContext(self))
    }

    override var viewType: Any.Type { AnimatableViewNode<V>.self }

    func update(_ new: V) { set(new) }
}

/// The node of a modifier whose body runs again for each step of its animatable data.
final class AnimatableModifierNode<Content: View, Modifier: ViewModifier & Animatable>: AnimatableBodyNode<Modifier> {
    init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
        super.init(view.modifier, in: context)
        child = ModifierNode(view, in: _NodeContext(self))
    }

    override var viewType: Any.Type { AnimatableModifierNode<Content, Modifier>.self }

    func update(_ view: ModifiedContent<Content, Modifier>) {
        set(view.modifier)
        child?.cast(to: ModifierNode<Content, Modifier>.self).update(content: view.content)
    }
}

extension View where Self: Animatable {
    /// Creates the node of a view with a body and animatable data. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if Self.AnimatableData.self == EmptyAnimatableData.self { return CompositeNode.make(view, in: context) }
        return AnimatableViewNode(view, in: context)
    }

    /// Updates the node of a view with a body and animatable data. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        if Self.AnimatableData.self == EmptyAnimatableData.self {
            return node.cast(to: CompositeNode<Self>.self).update(view)
        }
        node.cast(to: AnimatableViewNode<Self>.self).update(view)
    }
}

extension ViewModifier where Self: Animatable {
    /// Creates the node of a modifier with a body and animatable data. The framework calls this method; clients do
    /// not.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        if Self.AnimatableData.self == EmptyAnimatableData.self { return ModifierNode(view, in: context) }
        return AnimatableModifierNode(view, in: context)
    }

    /// Updates the node of a modifier with a body and animatable data. The framework calls this method; clients do
    /// not.
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        if Self.AnimatableData.self == EmptyAnimatableData.self {
            return node.cast(to: ModifierNode<V, Self>.self).update(view)
        }
        node.cast(to: AnimatableModifierNode<V, Self>.self).update(view)
    }
}

/// A modifier whose body is evaluated again for each step of its animatable data.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
