import ImperativeUI
import UnifiedStorage

/// An environment key that stands for the same datum as a trait, or is computed from traits.
///
/// The key crosses the boundary between the worlds as traits, and in no other way. In one tree of views, what was set
/// with `environment` is read back. At a represented view or controller, each bridged key set in the views around it is
/// written to the traits; views hosted further in read what the traits there say. With a `read` and a `write` that lose
/// nothing, the setter nearest to the reader wins, in whichever world it is; what they lose is lost.
///
/// Conform the key once, wherever it is declared; `@Environment` and generic code find the bridge from the key's type.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// The key's value as these traits say it. May read any number of traits.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Sets the traits that say `value`. May do nothing: the bridge is then read only.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    /// The value of a bridged key: what was set nearest above in this tree of views, else what the traits say. Values
    /// made by hand have no traits and return the key's default.
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
        get { bridgedValue(of: key) }
        set { set(newValue, for: key) }
    }
}
