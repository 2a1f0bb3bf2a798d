/// A container of traits that can be written: what mutation closures are given, and what trait overrides are.
///
/// Reading a trait that was not set returns the value underneath, or the default; `UITraitOverrides` traps instead.
public protocol UIMutableTraits {
    /// The value of a trait in this container.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
