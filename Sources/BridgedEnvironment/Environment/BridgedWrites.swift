/// The keys that cross boundaries as traits and were written since the last boundary, the last one first. Immutable.
///
/// A key that is written again is listed again, which takes constant time: only where it is first met does it count.
package final class BridgedWrites: Sendable, Equatable {
    package let bridge: EnvironmentBridge
    // Changed only by an object that is being freed, without other references.
    nonisolated(unsafe) private(set) var earlier: BridgedWrites?
    /// How many keys are listed, those counted that are listed again.
    private let count: Int
    /// How many may be listed before those are taken out that are listed again.
    private let limit: Int

    private init(bridge: EnvironmentBridge, earlier: BridgedWrites?, limit: Int) {
        self.bridge = bridge
        self.earlier = earlier
        self.limit = limit
        count = (earlier?.count ?? 0) + 1
    }

    /// Returns the list with a key as the one written last; the list itself if it already is.
    package static func adding(_ bridge: EnvironmentBridge, to list: BridgedWrites?) -> BridgedWrites {
        guard let list else { return BridgedWrites(bridge: bridge, earlier: nil, limit: 8) }
        if list.bridge === bridge { return list }
        if list.count < list.limit { return BridgedWrites(bridge: bridge, earlier: list, limit: list.limit) }
        let bridges = inOrder(list).filter { $0 !== bridge } + [bridge]
        let limit = 2 * bridges.count + 8
        var result: BridgedWrites?
        for bridge in bridges { result = BridgedWrites(bridge: bridge, earlier: result, limit: limit) }
        return result ?? list
    }

    /// Returns the bridges in the order in which they were written last.
    package static func inOrder(_ list: BridgedWrites?) -> [EnvironmentBridge] {
        var result: [EnvironmentBridge] = []
        var met = KeyList()
        var rest = list
        while let here = rest {
            if met.add(here.bridge.id) { result.append(here.bridge) }
            rest = here.earlier
        }
        return result.reversed()
    }

    package static func == (a: BridgedWrites, b: BridgedWrites) -> Bool {
        if a === b { return true }
        let (one, other) = (inOrder(a), inOrder(b))
        if one.count != other.count { return false }
        for index in one.indices where one[index] !== other[index] { return false }
        return true
    }

    deinit {
        // A list without other references is released in a loop, so that its length costs no stack.
        var next = letEarlierGo()
        while isKnownUniquelyReferenced(&next) { next = next?.letEarlierGo() }
    }

    private func letEarlierGo() -> BridgedWrites? {
        defer { earlier = nil }
        return earlier
    }
}

/// The key of the store's entry that carries the list down to the next boundary.
package enum BridgedWritesKey: StorageKey {
    package static var defaultValue: BridgedWrites? { nil }
}
