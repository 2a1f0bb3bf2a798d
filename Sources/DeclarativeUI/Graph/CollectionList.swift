/// The collectors that wait, deepest first.
@MainActor struct CollectionList {
    private var levels: [[ItemCollector]] = []
    private var deepest = -1

    var isEmpty: Bool { deepest < 0 }

    mutating func insert(_ collector: ItemCollector) {
        while levels.count <= collector.depth { levels.append([]) }
        levels[collector.depth].append(collector)
        deepest = max(deepest, collector.depth)
    }

    mutating func popDeepest() -> ItemCollector? {
        while deepest >= 0 {
            if let collector = levels[deepest].popLast() { return collector }
            levels[deepest] = []
            deepest -= 1
        }
        return nil
    }
}
