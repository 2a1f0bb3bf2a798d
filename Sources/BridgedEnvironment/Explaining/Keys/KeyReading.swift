/// A read of environment values, with the keys it has accessed.
@MainActor package struct KeyReading {
    /// The value, as text.
    package let value: String
    /// The environment keys read, in order.
    package let keys: [any EnvironmentKey.Type]
    /// The traits that were read.
    package let traits: [KeyID]

    package init<Value>(of map: PropertyMap, _ read: (EnvironmentValues) -> Value) {
        let tracker = ReadTracker()
        var values = EnvironmentValues(map: map)
        values.tracker = tracker
        value = ValueText.of(read(values))
        tracker.finish()
        traits = tracker.keys.filter { $0.space == .trait }
        keys = tracker.keys.filter { $0.space == .environment }.compactMap { $0.type as? any EnvironmentKey.Type }
    }
}
