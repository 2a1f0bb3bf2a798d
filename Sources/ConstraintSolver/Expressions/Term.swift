/// A variable with a factor.
package struct Term: Hashable, Sendable {
    /// The variable.
    package var variable: Variable
    /// The factor.
    package var coefficient: Double

    /// Creates a term.
    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
