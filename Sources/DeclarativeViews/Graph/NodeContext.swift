/// The place in the graph at which to create a node. Not for clients.
public struct _NodeContext {
    let parent: _ViewNode
    @MainActor init(_ parent: _ViewNode) { self.parent = parent }
}
