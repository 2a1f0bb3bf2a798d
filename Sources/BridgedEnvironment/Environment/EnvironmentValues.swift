public import Synchronization

/// A collection of the environment values at one place in a view tree.
///
/// Copies share storage. Reading a value takes a few nanoseconds, regardless of the number of values that are set.
/// Values created by a client contain only defaults and never change by themselves.
public struct EnvironmentValues {
    /// The current properties.
    @usableFromInline package var map: PropertyMap
    /// Records reads while code runs that must run again when a value changes.
    @usableFromInline package var tracker: ReadTracker?
    // One table for the process, never freed. Stored here because accessing a global costs more than a read.
    @usableFromInline package let plainKeys = EnvironmentBridges.plainKeys
    /// The keys written since recording of writes began; `nil` if writes are not recorded.
    package var writtenKeys: KeyList?

    /// Creates environment values with all defaults.
    public init() { map = .empty }

    package init(map: PropertyMap) { self.map = map }

    /// The value for a key: the value set by the nearest ancestor in this view tree, or else that of the key's
    /// bridge, or else the default.
    @inlinable public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if !EnvironmentBridges.isKnownPlain(key, in: plainKeys) { return bridgedValue(of: key) }
            if let tracker { tracker.recordRead(KeyID(key, in: .environment)) }
            return map.value(of: key, in: .environment) ?? K.defaultValue
        }
        set { set(newValue, for: key) }
    }

    /// Returns the value of a key that may have a bridge.
    @usableFromInline func bridgedValue<K: EnvironmentKey>(of key: K.Type) -> K.Value {
        let bridge = EnvironmentBridges.bridge(of: key)
        if let tracker { tracker.recordRead(KeyID(key, in: .environment)) }
        return map.value(of: key, in: .environment) {
            // Values made by a client belong to no tree.
            guard let bridge, map.holdsTraits else { return K.defaultValue }
            return bridge.value(in: self) { K.defaultValue }
        }
    }

    /// Sets a value, and adds the key to the list for the next boundary if it crosses that as traits.
    @usableFromInline mutating func set<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
        if !EnvironmentBridges.isKnownPlain(key, in: plainKeys), let bridge = EnvironmentBridges.bridge(of: key),
            bridge.crossesAsTraits
        {
            let listID = KeyID(BridgedWritesKey.self, in: .structure)
            tracker?.recordRead(listID)
            let list = map.value(of: BridgedWritesKey.self, in: .structure) ?? nil
            let added = BridgedWrites.adding(bridge, to: list)
            if added !== list { store(PropertyWrite(BridgedWritesKey.self, in: .structure, value: added)) }
        }
        store(PropertyWrite(key, in: .environment, value: value))
    }

    /// Stores a write for any kind of key.
    package mutating func store(_ write: PropertyWrite) {
        map.set(write)
        writtenKeys?.add(write.id)
    }

    /// The entries written since recording began.
    package var recordedWrites: [PropertyWrite] {
        var writes: [PropertyWrite] = []
        for key in writtenKeys?.keys ?? [] {
            if let entry = map.entry(of: key) { writes.append(entry.write) }
        }
        return writes
    }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

extension EnvironmentValues: CustomStringConvertible {
    /// A textual representation of the values that are set, nearest first: `[EnvironmentPropertyKey<ThemeKey> = dark,
    /// EnvironmentPropertyKey<FontKey> = body]`.
    public var description: String {
        let texts = map.entries.reversed().filter { $0.id.space == .environment }.map {
            "EnvironmentPropertyKey<\($0.descriptor.type)> = \($0.descriptor.describe($0.word))"
        }
        return "[" + texts.joined(separator: ", ") + "]"
    }
}
