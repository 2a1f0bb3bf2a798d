import ImperativeUI
import UnifiedStorage

extension LateBridges {
    /// The one cast that looks for a bridge.
    static func isBridged<K: EnvironmentKey>(_ key: K.Type) -> Bool { key is any UITraitBridgedEnvironmentKey.Type }

    /// Reads a key through a bridge its own conformance does not know.
    @usableFromInline static func read<K: EnvironmentKey>(_ key: K.Type, from values: EnvironmentValues) -> K.Value {
        guard let bridged = key as? any UITraitBridgedEnvironmentKey.Type,
            let value = open(bridged, values) as? K.Value
        else { return values._plainValue(of: key) }
        return value
    }

    private static func open<B: UITraitBridgedEnvironmentKey>(_ key: B.Type, _ values: EnvironmentValues) -> Any {
        BridgedAccess.read(key, from: values) { key.read(from: $0) }
    }

    /// Writes a key through a bridge its own conformance does not know.
    static func write<K: EnvironmentKey>(_ value: K.Value, for key: K.Type, to values: inout EnvironmentValues) {
        guard let bridged = key as? any UITraitBridgedEnvironmentKey.Type else { return }
        BridgedAccess.write(value, for: key, bridge: bridge(of: bridged), to: &values)
    }

    private static func bridge<B: UITraitBridgedEnvironmentKey>(of key: B.Type) -> TraitBridge { TraitBridge.of(key) }
}
