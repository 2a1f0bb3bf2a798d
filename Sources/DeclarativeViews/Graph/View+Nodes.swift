import BridgedEnvironment

extension View {
    /// Makes the node that shows a view or, where views are only listed, the one that keeps it.
    @inline(__always)
    static func makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        context.parent.onlyLists
            ? context.parent.graph.makeListedNode(of: view, in: context) : _makeNode(view, in: context)
    }

    /// Updates a node made by `makeNode` with a new value.
    @inline(__always)
    static func updateNode(_ node: _ViewNode, with view: Self) {
        UpdateWork.count()
        if node.onlyLists { node.graph.updateListedNode(node, with: view) } else { _updateNode(node, with: view) }
    }
}
