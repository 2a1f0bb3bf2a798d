/// A reason why a solver does not accept a constraint or has no solution.
package enum SolverError: Error, Hashable, Sendable {
    /// Required constraints contradict each other.
    ///
    /// The constraints are those of one contradiction: without any one of them, the others have a solution. A constraint
    /// that was not added because of the contradiction is not among them; if there are no others, it contradicts itself.
    case unsatisfiable([ConstraintID])
    /// A number is not finite, or its magnitude is out of bounds. Its value is the number.
    case invalidNumber(Double)
    /// A priority is not a number from 0 to 1,000. Its value is the priority.
    case invalidPriority(Float)
}
