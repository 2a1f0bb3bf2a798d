/// An unknown number that a solver finds a value for.
///
/// A solver makes its variables. A variable means nothing to other solvers.
package struct Variable: Hashable, Sendable {
    /// The place of the variable among those of its solver, which a later variable takes over once this one is discarded.
    package let index: Int32
    /// Distinguishes variables that have the same place one after the other.
    let generation: Int32
}
