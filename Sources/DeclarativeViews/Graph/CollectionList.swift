/// The collectors waiting to gather items, deepest first.
typealias CollectionList = DeepestFirst<LayoutItemCollector>

extension LayoutItemCollector: DepthOrdered {}

/// An element with a depth in the tree of nodes.
@MainActor protocol DepthOrdered {
    /// The number of nodes above it.
    var depth: Int { get }
}

/// A queue of elements, deepest first.
@MainActor struct DeepestFirst<Element: DepthOrdered> {
    private var levels: [[Element]] = []
    /// A level for more elements is freed when it is empty.
    private static var keptCapacity: Int { 64 }
    /// All deeper levels are empty.
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
            // Releases the memory of a level that was long.
            if levels[deepest].capacity > Self.keptCapacity { levels[deepest] = [] }
            deepest -= 1
        }
        count -= 1
        defer { if isEmpty { deepest = 0 } }
        return levels[deepest].popLast()
    }
}
