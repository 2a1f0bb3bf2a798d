/// A view whose identity is bound to a value.
struct IDView<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { IDNode(view, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: IDNode<Content, ID>.self).update(view)
    }
}

extension View {
    /// Binds the identity of this view to `id`. When `id` changes, the lifetime of the view ends and a new one
    /// begins.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
