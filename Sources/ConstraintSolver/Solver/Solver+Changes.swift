import Foundations

extension Solver {
    /// Changes the right side of a constraint, as of the next solution.
    ///
    /// Throws an error for an invalid number, and changes nothing. The cost is that of the values that change.
    package func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
        let marker = marker(constraint)
        try Self.check(constant: constant)
        tableau.setConstant(constant, of: marker)
    }

    /// Changes the strength of an optional constraint to another optional one, as of the next solution.
    ///
    /// An error is thrown for a priority that is out of bounds, and nothing is changed. A required constraint, or one that
    /// is to become required, traps: remove it and add it anew, which can fail.
    package func setStrength(_ strength: Strength, of constraint: ConstraintID) throws(SolverError) {
        let marker = marker(constraint)
        if !strength.isValid { throw .invalidPriority(strength.priority) }
        require(
            !strength.isRequired && !tableau.markers[Int(marker)].isRequired,
            "Only an optional constraint changes its strength, to another optional one. The priorities are "
                + "\(tableau.markers[Int(marker)].priority) and \(strength.priority). Remove the constraint and add it "
                + "anew.")
        tableau.setPriority(strength.priority, of: marker)
    }

    /// Adds a constraint that a variable is equal to a value which is suggested from outside, at first its present value.
    ///
    /// A variable for which there is one already traps.
    package func edit(_ variable: Variable, strength: Strength) throws(SolverError) {
        let index = number(variable)
        require(
            tableau.definitions.states[index].edit < 0,
            "A variable has one suggested value. Another one was asked for. End the first one with `endEditing`.")
        let constraint = try add(Constraint([Term(variable)], .equal, value(of: variable), strength: strength))
        tableau.definitions.states[index].edit = constraint.index
    }

    /// Suggests a value for a variable, as of the next solution. A variable that is not edited traps.
    ///
    /// Throws an error for an invalid number, and changes nothing.
    package func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        let marker = edit(of: variable)
        try Self.check(constant: value)
        tableau.setConstant(value, of: marker)
    }

    /// Removes the constraint that suggests values for a variable. A variable that is not edited traps.
    package func endEditing(_ variable: Variable) {
        let marker = edit(of: variable)
        tableau.definitions.states[number(variable)].edit = -1
        remove(identity(marker))
    }

    /// Whether values are suggested for a variable.
    package func isEdited(_ variable: Variable) -> Bool { tableau.definitions.states[number(variable)].edit >= 0 }

    private func edit(of variable: Variable) -> Int32 {
        let marker = tableau.definitions.states[number(variable)].edit
        require(
            marker >= 0,
            "Values are suggested for variables that are edited. \(variable) is not. Call `edit(_:strength:)` first.")
        return marker
    }
}
