extension _ViewNode {
    /// The first node at or below this one, in order, that is not on its way out and for which `matches` returns true.
    func first(where matches: (_ViewNode) -> Bool) -> _ViewNode? {
        var stack: [_ViewNode] = [self]
        while let node = stack.popLast() {
            if node.departs { continue }
            if matches(node) { return node }
            let first = stack.count
            node.appendChildren(to: &stack)
            if stack.count - first > 1 { stack[first...].reverse() }
        }
        return nil
    }
}
