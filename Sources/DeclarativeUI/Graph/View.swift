/// A part of a user interface, described by a value.
///
/// View values are made, compared and discarded freely; what persists is the view's place in the tree. `body` runs once
/// when the value has changed, or something it has read.
@MainActor @preconcurrency public protocol View {
    /// The type of view that `body` returns; `Never` for views that the framework implements itself.
    associatedtype Body: View
    /// The content of the view. It must not change state.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node for this view. Not for clients to implement or call.
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode
    /// Updates a node made by `_makeNode` with a new value. Not for clients to implement or call.
    @MainActor static func _updateNode(_ node: _ViewNode, with view: Self)
}

extension View {
    /// Makes the node of a view that has a body. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        CompositeNode.make(view, in: context)
    }

    /// Updates the node of a view that has a body with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: CompositeNode<Self>.self).update(view)
    }
}

extension View where Body == Never {
    /// Never called: the framework implements this view itself.
    public var body: Never {
        fatalError("body must not be called on \(Self.self): it is a primitive view and has none.")
    }
}

extension Never: View {
    /// Never called: there is no value of this type.
    public var body: Never { self }
}
