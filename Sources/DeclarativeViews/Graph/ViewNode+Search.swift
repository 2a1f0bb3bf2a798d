import LayoutEngine

/// Where a walk through a tree goes on after a node.
package enum WalkStep {
    /// At the nodes below it, if there are some.
    case below
    /// At what follows the nodes below it.
    case beyond
    /// Nowhere: the walk is over.
    case end
}

extension _ViewNode {
    /// Visits this node and those below it in tree order, without recursion: each before those below it.
    package func walk(_ visit: (_ViewNode) -> WalkStep) {
        var stack: [_ViewNode] = [self]
        while let node = stack.popLast() {
            switch visit(node) {
            case .below:
                let first = stack.count
                node.appendChildren(to: &stack)
                stack.reverse(from: first)
            case .beyond: continue
            case .end: return
            }
        }
    }

    /// Returns the first node at or below this one, in tree order, that is not departing and for which `matches` is
    /// true.
    package func first(where matches: (_ViewNode) -> Bool) -> _ViewNode? {
        var found: _ViewNode?
        walk { node in
            if node.departs { return .beyond }
            if !matches(node) { return .below }
            found = node
            return .end
        }
        return found
    }
}
