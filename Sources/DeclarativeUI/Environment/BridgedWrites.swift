import UnifiedStorage

/// The keys that cross boundaries as traits and were written since the last boundary, the last one first. Immutable.
final class BridgedWrites: Sendable, Equatable {
    let bridge: EnvironmentBridge
    let earlier: BridgedWrites?

    private init(bridge: EnvironmentBridge, earlier: BridgedWrites?) {
        self.bridge = bridge
        self.earlier = earlier
    }

    /// Returns the list with a key as the one written last; the list itself if it already is.
    static func adding(_ bridge: EnvironmentBridge, to list: BridgedWrites?) -> BridgedWrites {
        if let list, list.bridge === bridge { return list }
        return BridgedWrites(bridge: bridge, earlier: removing(bridge, from: list))
    }

    private static func removing(_ bridge: EnvironmentBridge, from list: BridgedWrites?) -> BridgedWrites? {
        var kept: [EnvironmentBridge] = []
        var rest = list
        while let here = rest, here.bridge !== bridge {
            kept.append(here.bridge)
            rest = here.earlier
        }
        guard rest != nil else { return list }
        return kept.reversed().reduce(rest?.earlier) { BridgedWrites(bridge: $1, earlier: $0) }
    }

    /// Returns the bridges in writing order.
    static func inOrder(_ list: BridgedWrites?) -> [EnvironmentBridge] {
        var result: [EnvironmentBridge] = []
        var rest = list
        while let here = rest {
            result.append(here.bridge)
            rest = here.earlier
        }
        return result.reversed()
    }

    static func == (a: BridgedWrites, b: BridgedWrites) -> Bool {
        if a === b { return true }
        var (left, right): (BridgedWrites?, BridgedWrites?) = (a, b)
        while let x = left, let y = right {
            if x === y { return true }
            if x.bridge !== y.bridge { return false }
            (left, right) = (x.earlier, y.earlier)
        }
        return left == nil && right == nil
    }
}

/// The key of the store's entry that carries the list down to the next boundary.
enum BridgedWritesKey: StorageKey {
    static var defaultValue: BridgedWrites? { nil }
}
