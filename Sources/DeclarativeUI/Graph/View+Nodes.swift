extension View {
    /// Makes the node of a view in its place: one that shows it or, where views are only listed, one that keeps it.
    @inline(__always)
    static func makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        context.parent.onlyLists
            ? context.parent.graph.makeListedNode(of: view, in: context) : _makeNode(view, in: context)
    }

    /// Hands a new value to a node `makeNode` made.
    @inline(__always)
    static func updateNode(_ node: _ViewNode, with view: Self) {
        if node.onlyLists { node.graph.updateListedNode(node, with: view) } else { _updateNode(node, with: view) }
    }
}
