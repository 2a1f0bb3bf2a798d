/// Sorts preference states in tree order.
@MainActor enum PreferenceOrder {
    /// Returns the states in the order of their nodes below `top`, without those in departing or unselected views.
    ///
    /// Looks only at the paths from the states up to `top`, and at the children of nodes where such paths meet.
    static func sorted<K>(_ points: [PreferencePointOf<K>], below top: _ViewNode) -> [PreferencePointOf<K>] {
        let choices = top.graph.selectiveNodes.count > 0
        if points.isEmpty || (points.count == 1 && top.graph.departures.isEmpty && !choices) { return points }
        var steps: [ObjectIdentifier: [_ViewNode]] = [:]
        var byNode: [ObjectIdentifier: PreferencePointOf<K>] = [:]
        for point in points {
            byNode[ObjectIdentifier(point.node)] = point
            var node = point.node
            while let parent = node.parent {
                let known = steps[ObjectIdentifier(parent)] != nil
                steps[ObjectIdentifier(parent), default: []].append(node)
                if known || parent === top { break }
                node = parent
            }
        }
        var sorted: [PreferencePointOf<K>] = []
        sorted.reserveCapacity(points.count)
        var stack = inOrder(steps[ObjectIdentifier(top)] ?? [], of: top)
        while let node = stack.popLast() {
            if node.departs { continue }
            if let point = byNode[ObjectIdentifier(node)] {
                if !choices || !node.isUnselected { sorted.append(point) }
            } else {
                stack += inOrder(steps[ObjectIdentifier(node)] ?? [], of: node)
            }
        }
        return sorted
    }

    /// Returns some children of a node in reverse order.
    private static func inOrder(_ some: [_ViewNode], of parent: _ViewNode) -> [_ViewNode] {
        if some.count < 2 { return some }
        let wanted = Set(some.map { ObjectIdentifier($0) })
        return parent.children.reversed().filter { wanted.contains(ObjectIdentifier($0)) }
    }
}
