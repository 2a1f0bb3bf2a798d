/// The collectors that wait, deepest first.
typealias CollectionList = DeepestFirst<ItemCollector>

extension ItemCollector: DepthOrdered {}

/// Something with a depth in the tree of nodes.
@MainActor protocol DepthOrdered {
    /// How many nodes are above it.
    var depth: Int { get }
}

/// What waits for its turn, deepest first.
@MainActor struct DeepestFirst<Element: DepthOrdered> {
    private var levels: [[Element]] = []
    private var deepest = -1

    var isEmpty: Bool { deepest < 0 }

    mutating func insert(_ element: Element) {
        while levels.count <= element.depth { levels.append([]) }
        levels[element.depth].append(element)
        deepest = max(deepest, element.depth)
    }

    mutating func popDeepest() -> Element? {
        while deepest >= 0 {
            if let element = levels[deepest].popLast() { return element }
            levels[deepest] = []
            deepest -= 1
        }
        return nil
    }
}
