extension _ViewNode {
    /// Returns the first node at or below this one, in tree order, that is not departing and for which `matches` is
    /// true.
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
