/// A view that shows one of two views, produced by `if`, `else` and `switch` in a view builder.
///
/// A change of branch ends the lifetime of one view and starts that of the other, even if both have the same type.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
    /// The active branch and its view.
    @frozen public enum Storage {
        /// The first branch is active.
        case trueContent(TrueContent)
        /// The second branch is active.
        case falseContent(FalseContent)
    }

    /// The active branch and its view.
    public let storage: Storage

    @usableFromInline init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
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

    /// Updates the node of the view with a new value. Not for clients to call.
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
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        OptionalNode(view, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: OptionalNode<Wrapped>.self).update(view)
    }
}
