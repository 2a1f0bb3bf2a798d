/// An environment key that represents the value of a trait, or that is computed from traits.
///
/// The value crosses the boundary between UIKit and SwiftUI only as traits. Within one SwiftUI tree, a value set with
/// `environment` is read back unchanged. At a represented view or controller, each bridged key set in the enclosing
/// views is written to the traits; SwiftUI views hosted inside read it from the traits there. If `read` and `write`
/// are lossless, the nearest setter wins in either framework; information that they drop is lost.
///
/// Conform the key once, wherever it is declared; `@Environment` and generic code find the bridge through the key's
/// type.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Returns the value of the key for the given traits. An implementation may read any number of traits.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Writes the value of the key to the given traits. An implementation may do nothing if the key is read-only.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    /// The value of a bridged key: the nearest value set above in this view tree, or else the value for the traits.
    ///
    /// Values created by a client have no traits; they return the key's default.
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
        get { bridgedValue(of: key) }
        set { set(newValue, for: key) }
    }
}
