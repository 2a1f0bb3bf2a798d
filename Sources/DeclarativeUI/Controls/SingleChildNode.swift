/// A node with one child at most, which stands for it in the layout.
class SingleChildNode: _ViewNode {
    final var child: _ViewNode?

    override var hasOneChildAlways: Bool { child != nil }

    override func appendChildren(to list: inout [_ViewNode]) {
        if let child { list.append(child) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        child = nil
    }
}
