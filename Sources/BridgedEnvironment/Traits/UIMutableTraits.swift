/// A container of traits that can be modified: the argument of mutation closures, and the type of trait overrides.
///
/// Reading a trait that is not set returns the underlying value, or the default value; `UITraitOverrides` traps
/// instead.
public protocol UIMutableTraits {
    /// Accesses the value of a trait in this container.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
