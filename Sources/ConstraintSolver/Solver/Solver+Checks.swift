import Foundations

extension Solver {
    /// Returns the place of a variable, after a check that it is one of this solver.
    @inline(__always)
    func number(_ variable: Variable) -> Int {
        let index = Int(variable.index)
        require(
            index < tableau.definitions.states.count
                && tableau.definitions.states[index].generation == variable.generation,
            "A variable belongs to the solver that made it, until it is discarded. \(variable) does not belong to this "
                + "one. Make a variable with `makeVariable()`.")
        return index
    }

    /// Returns the marker of a constraint, after a check that the constraint is there.
    @inline(__always)
    func marker(_ constraint: ConstraintID) -> Int32 {
        let index = Int(constraint.index)
        require(
            index < tableau.markers.count && tableau.markers[index].generation == constraint.generation,
            "A constraint belongs to the solver it was added to, until it is removed. \(constraint) is not there. Keep "
                + "the identity that `add(_:)` returns.")
        return constraint.index
    }

    /// Returns the identity of the constraint of a marker.
    func identity(_ marker: Int32) -> ConstraintID {
        ConstraintID(index: marker, generation: tableau.markers[Int(marker)].generation)
    }

    /// Throws an error if a constraint has numbers that are no use.
    func check(_ constraint: Constraint) throws(SolverError) {
        if !constraint.strength.isValid { throw .invalidPriority(constraint.strength.priority) }
        try Self.check(constant: constraint.constant)
        for term in constraint.terms {
            _ = number(term.variable)
            let magnitude = abs(term.coefficient)
            // The condition also holds for NaN.
            if !(magnitude <= Tolerance.largestCoefficient && magnitude >= 1 / Tolerance.largestCoefficient) {
                throw .invalidNumber(term.coefficient)
            }
        }
    }

    static func check(constant: Double) throws(SolverError) {
        if !(abs(constant) <= Tolerance.largestConstant) { throw .invalidNumber(constant) }
    }
}
