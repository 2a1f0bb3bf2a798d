/// A type that produces a new version of a view or of another modifier.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the modifier's body; `Never` for modifiers that the framework implements.
    associatedtype Body: View
    /// The placeholder for the modified view.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the modified view. The body may use `content` any number of times; each use is a separate view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Creates the node of a modified view. Not for clients to implement or call.
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode
    /// Updates a node created by `_makeNode` with a new value. Not for clients to implement or call.
    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>)
}

extension ViewModifier {
    /// Creates the node of a modifier with a body. Not for clients to call.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        ModifierNode(view, in: context)
    }

    /// Updates the node of a modifier with a body with a new value. Not for clients to call.
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ModifierNode<V, Self>.self).update(view)
    }

    /// Returns a modifier that applies this modifier and then `modifier`.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// The body, which is never called: the framework implements this modifier.
    public func body(content: Content) -> Never {
        fatalError("body(content:) must not be called on \(Self.self): it is a primitive modifier and has none.")
    }
}

/// A placeholder for the modified view in the body of a modifier. The view persists when the body runs again.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let source: ModifiedContentSource
}

extension _ViewModifier_Content: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PlaceholderNode(view.source, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PlaceholderNode.self).update(view.source)
    }
}

/// A modifier that leaves its content unchanged.
@frozen public struct EmptyModifier: Sendable {
    /// A modifier that leaves its content unchanged.
    public static let identity = EmptyModifier()
    /// Creates a modifier that leaves its content unchanged.
    @inlinable public init() {}
}

extension EmptyModifier: ViewModifier {
    /// The body, which a primitive view modifier does not have.
    public typealias Body = Never

    /// Creates the node of the modified view. Not for clients to call.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        V.makeNode(view.content, in: context)
    }

    /// Updates the node of the modified view with a new value. Not for clients to call.
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        V.updateNode(node, with: view.content)
    }
}
