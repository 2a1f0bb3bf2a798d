/// A node whose children are inserted and removed, each with a life of its own.
///
/// A removed child may stay for its transition, and may be called back until that has ended.
package class DynamicNode: OneChildNode {
    /// Removes a child, at once or after its transition.
    final func remove(_ node: _ViewNode, tag: @autoclosure () -> AnyHashable, at index: Int = 0) {
        // Listed views are shown elsewhere, and depart from there.
        if onlyLists { return graph.end(node) }
        switch graph.removal(of: node, from: self, tag: tag, index: index) {
        case nil: graph.end(node)
        case .vanishing: graph.end(node, vanishing: true)
        case .delayed(let departure):
            graph.departures.insert(departure, of: self)
            graph.orderDidChange(below: self)
        }
    }

    /// Calls back a departing child.
    final func reclaim(_ tag: @autoclosure () -> AnyHashable) -> _ViewNode? {
        if graph.departures.isEmpty { return nil }
        guard let departure = graph.departures.last(of: self, tag: tag()) else { return nil }
        departure.cancel()
        graph.departures.remove(departure, of: self)
        graph.orderDidChange(below: self)
        return departure.node
    }

    /// Replaces the only child by another, which is new or called back.
    final func replaceChild(tag: @autoclosure () -> AnyHashable, with next: AnyHashable?) {
        if let child { remove(child, tag: tag()) }
        child = next.flatMap { reclaim($0) }
        structureDidChange()
    }

    /// Notes that a child was inserted into an existing tree.
    final func arrive(_ new: _ViewNode) {
        child = new
        graph.noteArrival(of: new)
        structureDidChange()
    }

    /// Appends children, with the departing ones at their indices among them.
    final func append(_ nodes: [_ViewNode], to list: inout [_ViewNode]) {
        let departures = graph.departures.of(self)
        if departures.isEmpty {
            list += nodes
            return
        }
        var next = 0
        for (index, node) in nodes.enumerated() {
            while next < departures.count, departures[next].index <= index {
                list.append(departures[next].node)
                next += 1
            }
            list.append(node)
        }
        for departure in departures[next...] { list.append(departure.node) }
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        if graph.departures.isEmpty { return super.appendChildren(to: &list) }
        append(child.map { [$0] } ?? [], to: &list)
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        if !graph.departures.isEmpty { for departure in graph.departures.removeAll(of: self) { departure.end() } }
        child = nil
    }
}
