/// The result of applying a modifier to a view or to another modifier.
@frozen public struct ModifiedContent<Content, Modifier> {
    /// The modified view or modifier.
    public var content: Content
    /// The modifier that is applied to the content.
    public var modifier: Modifier

    /// Creates the result of applying `modifier` to `content`.
    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        Modifier._makeNode(view, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        Modifier._updateNode(node, with: view)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Creates the node of the modified view. Not for clients to call.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        ModifiedContent<ModifiedContent<V, Content>, Modifier>.makeNode(view.unfolded(), in: context)
    }

    /// Updates the node of the modified view with a new value. Not for clients to call.
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        ModifiedContent<ModifiedContent<V, Content>, Modifier>.updateNode(node, with: view.unfolded())
    }
}

extension ModifiedContent {
    /// Returns two joined modifiers as one applied after the other.
    fileprivate func unfolded<Inner, Outer>() -> ModifiedContent<ModifiedContent<Content, Inner>, Outer>
    where Modifier == ModifiedContent<Inner, Outer> {
        ModifiedContent<ModifiedContent<Content, Inner>, Outer>(
            content: ModifiedContent<Content, Inner>(content: content, modifier: modifier.content),
            modifier: modifier.modifier)
    }
}

extension View {
    /// Returns this view with the given modifier applied.
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
