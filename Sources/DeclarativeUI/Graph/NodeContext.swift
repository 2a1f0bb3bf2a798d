/// Where in the graph a node is to be made: below which node. Not for clients.
public struct _NodeContext {
    let parent: _ViewNode
    @MainActor init(_ parent: _ViewNode) { self.parent = parent }
}
