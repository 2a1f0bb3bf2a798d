/// A modifier, which makes one view from another.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of view that `body` returns; `Never` for modifiers that the framework implements itself.
    associatedtype Body: View
    /// The placeholder for the modified view.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the modified view. `content` may be used any number of times; each use is a separate view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a modified view. Not for clients to implement or call.
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode
    /// Updates a node made by `_makeNode` with a new value. Not for clients to implement or call.
    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>)
}

extension ViewModifier {
    /// Makes the node of a modifier that has a body. Not for clients to call.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        ModifierNode(view, in: context)
    }

    /// Updates the node of a modifier that has a body with a new value. Not for clients to call.
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ModifierNode<V, Self>.self).update(view)
    }

    /// Returns a modifier that applies this one, then `modifier`.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Never called: the framework implements this modifier itself.
    public func body(content: Content) -> Never {
        fatalError("body(content:) must not be called on \(Self.self): it is a primitive modifier and has none.")
    }
}

/// The placeholder for the modified view in a modifier's body. The view stays alive while the body runs again.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let source: ModifiedContentSource
}

extension _ViewModifier_Content: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PlaceholderNode(view.source, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PlaceholderNode.self).update(view.source)
    }
}

/// A modifier that changes nothing.
@frozen public struct EmptyModifier: Sendable {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()
    /// Makes a modifier that changes nothing.
    @inlinable public init() {}
}

extension EmptyModifier: ViewModifier {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        V.makeNode(view.content, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        V.updateNode(node, with: view.content)
    }
}
