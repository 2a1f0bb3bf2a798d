import UnifiedStorage

/// A read of environment values, with the keys it has accessed.
@MainActor struct KeyReading {
    /// The value, as text.
    let value: String
    /// The environment keys read, in order.
    let keys: [any EnvironmentKey.Type]
    /// The traits that were read.
    let traits: [KeyID]

    init<Value>(of map: PropertyMap, _ read: (EnvironmentValues) -> Value) {
        let tracker = ReadTracker()
        var values = EnvironmentValues(map: map)
        values.tracker = tracker
        value = ValueText.of(read(values))
        tracker.finish()
        traits = tracker.keys.filter { $0.space == .trait }
        keys = tracker.keys.filter { $0.space == .environment }.compactMap { $0.type as? any EnvironmentKey.Type }
    }
}

extension ValueReader {
    /// Makes the reader for a view at its place.
    @MainActor init(_ node: _ViewNode) { self.init(TreePath(of: node), in: node.scope) }
}
