/// A piece of what a lazy container shows.
@MainActor enum LazyPart {
    /// One view that is there.
    case item(LayoutNode)
    /// One that is on its way out: it stays in sight, but is no cell.
    case leaving(LayoutNode)
    /// Rows that are made as they are needed.
    case rows(LazyRowsNode)

    /// The pieces at and below a node, in order, without going into other collectors.
    static func parts(at node: _ViewNode?) -> [LazyPart] {
        guard let node else { return [] }
        var parts: [LazyPart] = []
        var items: [LayoutNode] = []
        var stack = [node]
        while let node = stack.popLast() {
            if let rows = node.lazyRows {
                parts.append(.rows(rows))
                continue
            }
            if node.appendItems(to: &items) {
                let engine = node.graph.layoutEngine
                for item in items { parts.append(engine.isDeparting(item) ? .leaving(item) : .item(item)) }
                items.removeAll(keepingCapacity: true)
                continue
            }
            let first = stack.count
            node.appendChildren(to: &stack)
            if stack.count - first > 1 { stack[first...].reverse() }
        }
        return parts
    }

    /// How many cells it is.
    var cellCount: Int {
        switch self {
        case .item: 1
        case .leaving: 0
        case .rows(let rows): rows.counts.total
        }
    }
}
