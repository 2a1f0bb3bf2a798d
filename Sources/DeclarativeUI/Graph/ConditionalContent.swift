/// One of two views, the result of `if`, `else` and `switch` in a view builder.
///
/// A change of branch ends one view's life and begins the other's, even if both have the same type.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
    /// The branch that was taken, with its view.
    @frozen public enum Storage {
        /// The first branch.
        case trueContent(TrueContent)
        /// The second branch.
        case falseContent(FalseContent)
    }

    /// The branch taken.
    public let storage: Storage

    @usableFromInline init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = ConditionalNode(in: context)
        switch view.storage {
        case .trueContent(let content):
            node.isTrue = true
            node.makeChild(content)
        case .falseContent(let content): node.makeChild(content)
        }
        return node
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        let node = node.cast(to: ConditionalNode.self)
        switch view.storage {
        case .trueContent(let content):
            if let child = node.child(of: true) {
                TrueContent.updateNode(child, with: content)
            } else {
                node.arrive(TrueContent.makeNode(content, in: _NodeContext(node)))
            }
        case .falseContent(let content):
            if let child = node.child(of: false) {
                FalseContent.updateNode(child, with: content)
            } else {
                node.arrive(FalseContent.makeNode(content, in: _NodeContext(node)))
            }
        }
    }
}

extension Optional: View where Wrapped: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        OptionalNode(view, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: OptionalNode<Wrapped>.self).update(view)
    }
}
