import ImperativeUI
import UnifiedStorage

/// An environment key that stands for the same datum as a trait, or is computed from traits.
///
/// In a hosted view the key reads what the setter nearest to the reader set, in whichever world that is. At a
/// represented view or controller, each bridged key written in the views around it is written to the traits.
/// Conform the key once; `@Environment` and generic code find the bridge from the key's type.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// The key's value as these traits say it. May read any number of traits.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Sets the traits that say `value`. May do nothing: the bridge is then read only.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentKey where Self: UITraitBridgedEnvironmentKey {
    /// Reads the value set nearest, in whichever world. Not for clients to call.
    public static func _read(from values: EnvironmentValues) -> Value {
        BridgedAccess.read(self, from: values) { read(from: $0) }
    }

    /// Sets the value, and remembers that the key is to be written at the next represented view. Not for clients.
    public static func _write(_ value: Value, to values: inout EnvironmentValues) {
        BridgedAccess.write(value, for: self, bridge: TraitBridge.of(self), to: &values)
    }
}

extension EnvironmentValues {
    /// The value of a bridged key: what was set nearest, in whichever world; without a setter, what the traits'
    /// defaults say. Values made by hand have no traits and return the key's default.
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
        get { K._read(from: self) }
        set { K._write(newValue, to: &self) }
    }
}
