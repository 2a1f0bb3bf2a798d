/// The dirty nodes of a graph, shallowest first, in order of arrival at one depth.
@MainActor struct WorkList {
    private var levels: [[_ViewNode]] = []
    private var heads: [Int] = []
    private var shallowest = Int.max
    private(set) var count = 0

    mutating func insert(_ node: _ViewNode) {
        let depth = node.depth
        while levels.count <= depth {
            levels.append([])
            heads.append(0)
        }
        levels[depth].append(node)
        if depth < shallowest { shallowest = depth }
        count += 1
    }

    mutating func popFirst() -> _ViewNode? {
        if count == 0 { return nil }
        while heads[shallowest] == levels[shallowest].count { shallowest += 1 }
        let depth = shallowest
        let node = levels[depth][heads[depth]]
        heads[depth] += 1
        count -= 1
        if heads[depth] == levels[depth].count {
            levels[depth].removeAll(keepingCapacity: levels[depth].count < 64)
            heads[depth] = 0
        }
        if count == 0 { shallowest = .max }
        return node
    }

    mutating func removeAll() -> [_ViewNode] {
        var all: [_ViewNode] = []
        while let node = popFirst() { all.append(node) }
        return all
    }
}
