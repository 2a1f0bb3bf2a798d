/// Finds the tree order of nodes with the same depth.
@MainActor enum TreeOrder {
    /// Returns the ranks of living nodes among those of the same depth, from first to last. Ranks of different depths
    /// are unrelated.
    ///
    /// Looks only at the paths from the nodes up to where those of one depth meet, and at the children of nodes where
    /// such paths meet. Takes time linear in these.
    static func ranks(of nodes: [_ViewNode]) -> [ObjectIdentifier: Int] {
        var ranks: [ObjectIdentifier: Int] = [:]
        let pending = nodes.sorted { $0.depth < $1.depth }
        var next = pending.count - 1
        // The children of each ancestor that lead to the given nodes.
        var steps: [ObjectIdentifier: [_ViewNode]] = [:]
        var frontier: [_ViewNode] = []
        var known: Set<ObjectIdentifier> = []
        var tops: [_ViewNode] = []
        while next >= 0 || !frontier.isEmpty {
            let depth = frontier.first?.depth ?? pending[next].depth
            while next >= 0, pending[next].depth == depth {
                if known.insert(ObjectIdentifier(pending[next])).inserted { frontier.append(pending[next]) }
                next -= 1
            }
            if frontier.count == 1 {
                // Nodes further up do not depend on where this one is.
                tops.append(frontier[0])
                frontier = []
                continue
            }
            var above: [_ViewNode] = []
            for node in frontier {
                guard let parent = node.parent else {
                    tops.append(node)
                    continue
                }
                if known.insert(ObjectIdentifier(parent)).inserted { above.append(parent) }
                steps[ObjectIdentifier(parent), default: []].append(node)
            }
            frontier = above
        }
        var stack = tops
        while let node = stack.popLast() {
            ranks[ObjectIdentifier(node)] = ranks.count
            guard let below = steps[ObjectIdentifier(node)] else { continue }
            if below.count == 1 {
                stack.append(below[0])
            } else {
                let wanted = Set(below.map { ObjectIdentifier($0) })
                var found = 0
                for child in node.children.reversed() where wanted.contains(ObjectIdentifier(child)) {
                    stack.append(child)
                    found += 1
                }
                // Nodes that are no longer among the children come last.
                if found < below.count {
                    let shown = Set(node.children.map { ObjectIdentifier($0) })
                    let start = stack.count - found
                    stack.insert(
                        contentsOf: below.reversed().filter { !shown.contains(ObjectIdentifier($0)) }, at: start)
                }
            }
        }
        return ranks
    }
}
