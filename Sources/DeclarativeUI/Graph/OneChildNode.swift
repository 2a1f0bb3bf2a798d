/// A node with at most one child.
class OneChildNode: _ViewNode {
    final var child: _ViewNode?

    override func appendChildren(to list: inout [_ViewNode]) {
        if let child { list.append(child) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        child = nil
    }
}
