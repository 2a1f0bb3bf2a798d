/// The depths of nodes in deep trees, as far as they are known.
///
/// Measuring every node of a chain takes a number of steps in proportion to its length, not to its square: on a long
/// way up, the depths of some nodes are remembered until any node moves.
@MainActor package enum ScopeDepths {
    private static var known: [ObjectIdentifier: Int] = [:]
    private static var epoch: UInt64 = 0
    /// How many strides a walk makes before it looks at the remembered depths.
    private static let shortWalk = 48
    /// On a long way up, one node out of this many is remembered.
    private static let interval = 16
    /// How many strides all walks made. For tests.
    package private(set) static var strideCount = 0

    static func depth(of node: any ScopeNode) -> Int {
        var (depth, strides) = (0, 0)
        var stride = node.scopeStride
        while let (above, steps) = stride {
            depth += steps
            strides += 1
            if strides == shortWalk { return depth + longDepth(of: above) }
            stride = above.scopeStride
        }
        strideCount += strides
        return depth
    }

    private static func longDepth(of start: any ScopeNode) -> Int {
        if epoch != ScopeLink.placeEpoch {
            epoch = ScopeLink.placeEpoch
            known = [:]
        }
        var path: [(id: ObjectIdentifier, below: Int)] = []
        var (here, below, top) = (start, 0, 0)
        while true {
            let id = ObjectIdentifier(here)
            if let depth = known[id] {
                top = depth
                break
            }
            path.append((id, below))
            guard let (above, steps) = here.scopeStride else { break }
            below += steps
            here = above
        }
        strideCount += shortWalk + path.count
        for index in stride(from: 0, to: path.count, by: interval) {
            known[path[index].id] = top + below - path[index].below
        }
        return top + below
    }
}
