/// Walks a tree of both worlds, parents before children, without recursion. Each node is visited once.
@MainActor package enum TreeWalk {
    /// Calls `visit` with `root` and each node below it.
    ///
    /// - Parameter visit: Called with a node and the number of counted nodes above it. Returns whether to count this
    ///   node.
    package static func below(_ root: any TreePlace, _ visit: (any TreePlace, Int) -> Bool) {
        var stack = [(place: root, depth: 0)]
        while let (place, depth) = stack.popLast() {
            let below = visit(place, depth) ? depth + 1 : depth
            let first = stack.count
            if let root = (place as? any BoundaryPlace)?.hostedRoot { stack.append((root, below)) }
            place.forEachPlaceBelow { child in
                if (child as? any BoundaryPlace)?.isReachedThroughNode != true { stack.append((child, below)) }
            }
            stack[first...].reverse()
        }
    }
}
