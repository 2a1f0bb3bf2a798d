import UnifiedStorage

/// One read of environment values, followed: which keys it touched.
@MainActor struct KeyReading {
    /// The value, as text.
    let value: String
    /// The environment keys read, in order.
    let keys: [any EnvironmentKey.Type]
    /// The traits read on the way.
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
    /// A view where it stands.
    @MainActor init(_ node: _ViewNode) { self.init(TreePath(of: node), in: node.scope) }
}
