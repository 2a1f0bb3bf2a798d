/// Whoever has views listed, to be shown elsewhere.
@MainActor protocol ViewLister {
    /// Makes the node that stands for a view where views are only listed.
    func makeNode<V: View>(of view: V, in context: _NodeContext) -> _ViewNode
    /// Hands a new value to a node `makeNode` made.
    func updateNode<V: View>(_ node: _ViewNode, with view: V)
}

extension ViewGraph {
    /// Makes the node that stands for a view where views are only listed.
    @inline(never)
    func makeListedNode<V: View>(of view: V, in context: _NodeContext) -> _ViewNode {
        requiredLister.makeNode(of: view, in: context)
    }

    /// Hands a new value to a node `makeListedNode` made.
    @inline(never)
    func updateListedNode<V: View>(_ node: _ViewNode, with view: V) {
        requiredLister.updateNode(node, with: view)
    }

    private var requiredLister: any ViewLister {
        guard let lister else { preconditionFailure("Views are listed, but the graph was not told by whom.") }
        return lister
    }
}
