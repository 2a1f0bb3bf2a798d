/// A part of a user interface, described by a value.
///
/// A view value is made, compared and thrown away freely; what lasts is its place in the tree. `body` runs when the
/// value differs from the one before, or something it read has changed, and then once.
@MainActor @preconcurrency public protocol View {
    /// The type of view that `body` returns; `Never` for views the framework itself realises.
    associatedtype Body: View
    /// What the view consists of. Must not change state.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that stands for this view. Not for clients to implement or call.
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode
    /// Hands a new value to a node `_makeNode` made. Not for clients to implement or call.
    @MainActor static func _updateNode(_ node: _ViewNode, with view: Self)
}

extension View {
    /// Makes the node of a view that has a body. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        CompositeNode(view, in: context)
    }

    /// Hands a new value to the node of a view that has a body. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: CompositeNode<Self>.self).update(view)
    }
}

extension View where Body == Never {
    /// Never called: the framework realises this view itself.
    public var body: Never {
        fatalError("body must not be called on \(Self.self): it is a primitive view and has none.")
    }
}

extension Never: View {
    /// Never called: there is no value of this type.
    public var body: Never { self }
}
