import ImperativeUI
import UnifiedStorage

/// Reads and writes bridged keys: the one place that decides which world's setter is nearer.
enum BridgedAccess {
    /// The value of `key`: its own entry, unless a trait that `readTraits` touches was set nearer by somebody else.
    ///
    /// - Parameter readTraits: the value the traits say, or `nil` where they leave it open.
    static func read<K: EnvironmentKey>(
        _ key: K.Type, from values: EnvironmentValues, readTraits: (UITraitCollection) -> K.Value?
    ) -> K.Value {
        let id = KeyID(key, in: .environment)
        values.tracker?.recordRead(id)
        let entry = values.map.entry(of: id)
        // Values made by hand stand in no tree and have no traits.
        if values.map.latestTraitStamp == 0 { return entry.map { load($0, of: key) } ?? K.defaultValue }
        if values.tracker == nil {
            guard let entry else { return readTraits(UITraitCollection(map: values.map)) ?? K.defaultValue }
            if values.map.latestTraitStamp < entry.stamp { return load(entry, of: key) }
        }
        let touched = ReadTracker()
        let said = readTraits(UITraitCollection(map: values.map, tracker: touched))
        touched.finish()
        for trait in touched.keys { values.tracker?.recordRead(trait) }
        guard let entry else { return said ?? K.defaultValue }
        if let said, isOneSet(of: touched.keys, nearerThan: entry, in: values.map) { return said }
        return load(entry, of: key)
    }

    /// Whether one of the traits was set nearer than a bridged key's own entry, by somebody other than its bridge.
    static func isOneSet(of traits: [KeyID], nearerThan entry: PropertyEntry, in map: PropertyMap) -> Bool {
        for trait in traits {
            guard let setter = map.entry(of: trait), setter.stamp > entry.stamp else { continue }
            if setter.record.origin != entry.id { return true }
        }
        return false
    }

    private static func load<K: EnvironmentKey>(_ entry: PropertyEntry, of key: K.Type) -> K.Value {
        StoredWord<K.Value>.load(entry.word)
    }

    /// Sets a value and notes the key for the next border, if its bridge writes at all.
    static func write<K: EnvironmentKey>(
        _ value: K.Value, for key: K.Type, bridge: TraitBridge, to values: inout EnvironmentValues
    ) {
        let listID = KeyID(BridgedWritesKey.self, in: .structure)
        values.tracker?.recordRead(listID)
        let list = values.map.value(of: BridgedWritesKey.self, in: .structure) ?? nil
        let added = BridgedWrites.adding(bridge, to: list)
        if added !== list { values.store(PropertyWrite(BridgedWritesKey.self, in: .structure, value: added)) }
        values.store(PropertyWrite(key, in: .environment, value: value))
    }
}

/// How one environment key is written to traits; one object a key for the life of the process.
final class TraitBridge: Sendable {
    let id: KeyID
    /// Writes the key's value in a map to traits.
    let write: @Sendable (PropertyMap, inout any UIMutableTraits) -> Void

    init(id: KeyID, write: @escaping @Sendable (PropertyMap, inout any UIMutableTraits) -> Void) {
        self.id = id
        self.write = write
    }

    /// The bridge of a key, made at its first write.
    static func of<K: UITraitBridgedEnvironmentKey>(_ key: K.Type) -> TraitBridge {
        KeyDescriptor.of(key, in: .environment).facet { making(KeyWriter<K>.self) }
    }

    static func making<W: TraitWriting>(_ writer: W.Type) -> TraitBridge {
        let id = KeyID(W.Key.self, in: .environment)
        return TraitBridge(id: id) { map, traits in
            if let value = map.value(of: W.Key.self, in: .environment) { W.write(value, to: &traits) }
        }
    }
}

/// Writes one key's value to traits.
protocol TraitWriting: SendableMetatype {
    associatedtype Key: EnvironmentKey
    static func write(_ value: Key.Value, to traits: inout any UIMutableTraits)
}

private enum KeyWriter<K: UITraitBridgedEnvironmentKey>: TraitWriting {
    static func write(_ value: K.Value, to traits: inout any UIMutableTraits) {
        K.write(to: &traits, value: value)
    }
    typealias Key = K
}

/// The bridged keys written since the last represented view, the one written last first. An immutable list.
final class BridgedWrites: Sendable, Equatable {
    let bridge: TraitBridge
    let earlier: BridgedWrites?

    private init(bridge: TraitBridge, earlier: BridgedWrites?) {
        self.bridge = bridge
        self.earlier = earlier
    }

    /// The list with a key's write as the last one; the list itself if that is so already.
    static func adding(_ bridge: TraitBridge, to list: BridgedWrites?) -> BridgedWrites {
        if let list, list.bridge === bridge { return list }
        return BridgedWrites(bridge: bridge, earlier: removing(bridge, from: list))
    }

    private static func removing(_ bridge: TraitBridge, from list: BridgedWrites?) -> BridgedWrites? {
        var kept: [TraitBridge] = []
        var rest = list
        while let here = rest, here.bridge !== bridge {
            kept.append(here.bridge)
            rest = here.earlier
        }
        guard rest != nil else { return list }
        return kept.reversed().reduce(rest?.earlier) { BridgedWrites(bridge: $1, earlier: $0) }
    }

    /// The bridges in writing order.
    static func inOrder(_ list: BridgedWrites?) -> [TraitBridge] {
        var result: [TraitBridge] = []
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

/// The store's own entry that carries the list down to the next represented view.
enum BridgedWritesKey: StorageKey {
    static var defaultValue: BridgedWrites? { nil }
}
