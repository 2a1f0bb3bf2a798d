extension Explanation {
    /// Explains an environment key, bridged or not.
    @MainActor package init<K: EnvironmentKey>(of key: K.Type, at reader: ValueReader) {
        let id = KeyID(key, in: .environment)
        let name = TypeName.of(key)
        let reading = KeyReading(of: reader.map) { $0[key] }
        guard Self.comesFromTraits(key, reader.map) else {
            self.init(of: name, value: reading.value, at: reader.path, reader.provenance(of: id), for: id)
            return
        }
        // The trait that was written nearest represents all traits the bridge has read.
        let traits = reader.map.nearestFirst(reading.traits)
        let conversion = Crossing(
            place: reader.path, into: .declarative, from: traits.map { TypeName.of($0.type) }.joined(separator: ", "),
            to: name, conversion: "\(name).read", value: reading.value)
        guard let nearest = traits.first else {
            self.init(of: name, value: reading.value, at: reader.path, conversions: [conversion], others: [])
            return
        }
        self.init(
            of: name, value: reading.value, at: reader.path, reader.provenance(of: nearest), for: nearest,
            conversions: [conversion],
            others: traits.dropFirst().compactMap { $0.type as? any StorageKey.Type }.map { Self.trait($0, at: reader) }
        )
    }

    /// Explains the keys that a key path reads.
    @MainActor package init<Value>(of keyPath: KeyPath<EnvironmentValues, Value>, at reader: ValueReader) {
        self.init(of: { $0[keyPath: keyPath] }, at: reader)
    }

    /// Explains the keys that a function reads.
    @MainActor package init<Value>(of read: (EnvironmentValues) -> Value, at reader: ValueReader) {
        let reading = KeyReading(of: reader.map, read)
        let parts = reading.keys.map { Self.key($0, at: reader) }
        if let part = parts.first, parts.count == 1, part.value == reading.value {
            self = part
            return
        }
        let names = parts.map(\.key).joined(separator: ", ")
        self.init(
            of: names.isEmpty ? "a value" : "a value made of \(names)", value: reading.value, at: reader.path,
            conversions: [], others: parts)
    }

    @MainActor private static func trait<T: StorageKey>(_ trait: T.Type, at reader: ValueReader) -> Explanation {
        Explanation(of: trait, in: .trait, at: reader)
    }

    @MainActor private static func key<K: EnvironmentKey>(_ key: K.Type, at reader: ValueReader) -> Explanation {
        Explanation(of: key, at: reader)
    }

    /// Returns the key under which a key's value is stored in `map`: itself, or the most recently written of the
    /// traits that its bridge reads.
    @MainActor package static func storedKey<K: EnvironmentKey>(of key: K.Type, in map: PropertyMap) -> KeyID? {
        guard comesFromTraits(key, map) else { return KeyID(key, in: .environment) }
        return map.nearestFirst(KeyReading(of: map) { $0[key] }.traits).first
    }

    /// Returns whether a key's value is read from traits by its bridge, instead of being its own entry or default.
    private static func comesFromTraits<K: EnvironmentKey>(_ key: K.Type, _ map: PropertyMap) -> Bool {
        guard map.holdsTraits, !map.contains(KeyID(key, in: .environment)),
            let bridge = EnvironmentBridges.bridge(of: key), bridge.crossesAsTraits
        else { return false }
        return bridge.saysValue(in: EnvironmentValues(map: map))
    }
}
