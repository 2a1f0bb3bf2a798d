/// The collectors that wait, deepest first.
typealias CollectionList = DeepestFirst<LayoutItemCollector>

extension LayoutItemCollector: DepthOrdered {}

/// Something with a depth in the tree of nodes.
@MainActor protocol DepthOrdered {
    /// How many nodes are above it.
    var depth: Int { get }
}

/// What waits for its turn, deepest first.
@MainActor struct DeepestFirst<Element: DepthOrdered> {
    private var levels: [[Element]] = []
    /// No level that is deeper has any.
    private var deepest = 0
    private var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func insert(_ element: Element) {
        while levels.count <= element.depth { levels.append([]) }
        levels[element.depth].append(element)
        deepest = max(deepest, element.depth)
        count += 1
    }

    mutating func popDeepest() -> Element? {
        if isEmpty { return nil }
        while levels[deepest].isEmpty {
            // Its memory is given back.
            levels[deepest] = []
            deepest -= 1
        }
        count -= 1
        defer { if isEmpty { deepest = 0 } }
        return levels[deepest].popLast()
    }
}
