import ImperativeUI
import UnifiedStorage

/// An environment key that represents the same value as a trait, or is computed from traits.
///
/// The key crosses the boundary between the worlds as traits, and in no other way. Within one tree of views, a value
/// set with `environment` is read back unchanged. At a represented view or controller, each bridged key set in the
/// views around it is written to the traits; views hosted further in read it from the traits there. If `read` and
/// `write` are lossless, the nearest setter wins, whichever world it is in; what they lose is lost.
///
/// Conform the key once, wherever it is declared; `@Environment` and generic code find the bridge by the key's type.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Returns the key's value for these traits. May read any number of traits.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Sets the traits that stand for `value`. May do nothing, if the key is only read.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    /// The value of a bridged key: the nearest one set above in this tree of views, otherwise the one for the traits.
    ///
    /// Values made by a client have no traits, and return the key's default.
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
        get { bridgedValue(of: key) }
        set { set(newValue, for: key) }
    }
}
