/// A node whose children come and go with their own lives.
///
/// A child that is removed may stay for a while, for its transition, and may be called back until that has ended.
class DynamicNode: OneChildNode {
    /// Removes a child: at once, or after its transition.
    final func remove(_ node: _ViewNode, tag: @autoclosure () -> AnyHashable, at index: Int = 0) {
        // What is only listed is shown elsewhere, and leaves from there.
        if onlyLists { return graph.end(node) }
        switch graph.removal(of: node, from: self, tag: tag, index: index) {
        case nil: graph.end(node)
        case .vanishing: graph.end(node, vanishing: true)
        case .delayed(let departure):
            graph.departures.insert(departure, of: self)
            graph.orderDidChange(below: self)
        }
    }

    /// Calls a child back that is on its way out.
    final func reclaim(_ tag: @autoclosure () -> AnyHashable) -> _ViewNode? {
        if graph.departures.isEmpty { return nil }
        guard let departure = graph.departures.last(of: self, tag: tag()) else { return nil }
        departure.cancel()
        graph.departures.remove(departure, of: self)
        graph.orderDidChange(below: self)
        return departure.node
    }

    /// The only child goes; another takes its place, new or called back.
    final func replaceChild(tag: @autoclosure () -> AnyHashable, with next: AnyHashable?) {
        if let child { remove(child, tag: tag()) }
        child = next.flatMap { reclaim($0) }
        structureDidChange()
    }

    /// A new child has come into a tree that was there before.
    final func arrive(_ new: _ViewNode) {
        child = new
        graph.noteArrival(of: new)
        structureDidChange()
    }

    /// Adds children with those on their way out at their places among them.
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
