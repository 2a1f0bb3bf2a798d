/// Lists views that are shown elsewhere.
@MainActor protocol ViewLister {
    /// Makes the node that represents a view where views are only listed.
    func makeNode<V: View>(of view: V, in context: _NodeContext) -> _ViewNode
    /// Updates a node made by `makeNode` with a new value.
    func updateNode<V: View>(_ node: _ViewNode, with view: V)
}

extension ViewGraph {
    /// Makes the node that represents a view where views are only listed.
    @inline(never)
    func makeListedNode<V: View>(of view: V, in context: _NodeContext) -> _ViewNode {
        requiredLister.makeNode(of: view, in: context)
    }

    /// Updates a node made by `makeListedNode` with a new value.
    @inline(never)
    func updateListedNode<V: View>(_ node: _ViewNode, with view: V) {
        requiredLister.updateNode(node, with: view)
    }

    private var requiredLister: any ViewLister {
        guard let lister else { preconditionFailure("Views are listed, but the graph was not told by whom.") }
        return lister
    }
}
