/// A node with at most one child.
package class OneChildNode: _ViewNode {
    final var child: _ViewNode?

    override func appendChildren(to list: inout [_ViewNode]) {
        if let child { list.append(child) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        child = nil
    }

    /// Makes the child for a view.
    @inline(__always)
    final func makeChild<Content: View>(_ content: Content) {
        child = Content.makeNode(content, in: _NodeContext(self))
    }

    /// Updates the child with a view of the type for which it was made.
    @inline(__always)
    final func updateChild<Content: View>(_ content: Content) {
        if let child { Content.updateNode(child, with: content) }
    }

    /// Shows the result of a run of this node.
    final func show<Content: View>(_ content: Content) {
        // The run may have ended the life of its own node.
        if isTornDown { return }
        if let child {
            Content.updateNode(child, with: content)
        } else {
            makeChild(content)
            childCollector?.needsCollection()
        }
    }
}
