/// The nodes that share their reads of the environment, each with an index by which it is removed at once.
struct EnvironmentSharers<Node: AnyObject> {
    // Every node is taken out before it is freed.
    private var nodes: [Unmanaged<Node>] = []

    var isEmpty: Bool { nodes.isEmpty }
    var first: Node? { nodes.first?.takeUnretainedValue() }
    var all: some Sequence<Node> { nodes.lazy.map { $0.takeUnretainedValue() } }

    /// Adds a node. Returns its index.
    mutating func add(_ node: Node) -> UInt32 {
        nodes.append(.passUnretained(node))
        return UInt32(nodes.count - 1)
    }

    /// Takes out the node at an index. Returns the node that has this index from now on, if another was moved there.
    mutating func remove(at index: UInt32) -> Node? {
        let last = nodes.removeLast()
        if index == nodes.count { return nil }
        nodes[Int(index)] = last
        return last.takeUnretainedValue()
    }
}
