/// A type that represents part of a user interface.
///
/// View values are created, compared and discarded freely; only the view's place in the tree persists. `body` runs
/// once when the value, or a value that the body has read, changes.
@MainActor @preconcurrency public protocol View {
    /// The type of the view's body; `Never` for views that the framework implements.
    associatedtype Body: View
    /// The content of the view. The implementation must not change state.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the node of the view. Not for clients to implement or call.
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode
    /// Updates a node created by `_makeNode` with a new value. Not for clients to implement or call.
    @MainActor static func _updateNode(_ node: _ViewNode, with view: Self)
}

extension View {
    /// Creates the node of a view with a body. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        CompositeNode.make(view, in: context)
    }

    /// Updates the node of a view with a body with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: CompositeNode<Self>.self).update(view)
    }
}

extension View where Body == Never {
    /// The body, which is never called: the framework implements this view.
    public var body: Never {
        fatalError("body must not be called on \(Self.self): it is a primitive view and has none.")
    }
}

extension Never: View {
    /// The body, which is never called: this type has no values.
    public var body: Never { self }
}
