/// Makes one view out of another.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of view `body` returns; `Never` for modifiers the framework itself realises.
    associatedtype Body: View
    /// Stands for the view that is modified.
    typealias Content = _ViewModifier_Content<Self>
    /// What becomes of `content`. `content` may be used any number of times; each use is a view of its own.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a modified view. Not for clients to implement or call.
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode
    /// Hands a new value to a node `_makeNode` made. Not for clients to implement or call.
    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>)
}

extension ViewModifier {
    /// Makes the node of a modifier that has a body. Not for clients to call.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        ModifierNode(view, in: context)
    }

    /// Hands a new value to the node of a modifier that has a body. Not for clients to call.
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ModifierNode<V, Self>.self).update(view)
    }

    /// Applies this modifier, then `modifier`.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Never called: the framework realises this modifier itself.
    public func body(content: Content) -> Never {
        fatalError("body(content:) must not be called on \(Self.self): it is a primitive modifier and has none.")
    }
}

/// Stands, in a modifier's body, for the view that is modified. It lives on while the modifier's body runs again.
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
    /// The modifier that changes nothing.
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
