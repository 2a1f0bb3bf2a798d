import Foundations

/// A system of linear constraints, and the solution that breaks optional ones as little as possible.
///
/// The solver is incremental, after Badros, Borning and Stuckey: *The Cassowary linear arithmetic constraint solving
/// algorithm*. Constraints are added, removed and changed; `solve()` then finds the new solution, starting from the
/// former one, and `takeChanges()` returns the differences.
///
/// Values are exact to about a billionth for numbers of the size of coordinates: a value that is less than that from a
/// multiple of 1/1024 is that multiple, and a required constraint that is broken by less counts as held. Constants are at
/// most 1e9 in magnitude, and coefficients between 1e-4 and 1e4.
package final class Solver {
    // Every call accesses it, and layout makes many calls. None of them runs code of others meanwhile.
    @exclusivity(unchecked) var tableau = Tableau()
    /// The number of constraints, with those that suggest values.
    package private(set) var constraintCount = 0
    /// The number of variables.
    package private(set) var variableCount = 0

    /// Creates a solver without variables and constraints.
    package init() {}

    /// Makes a variable. It is zero until constraints give it a value.
    package func makeVariable() -> Variable {
        variableCount += 1
        let index = tableau.makeVariable()
        return Variable(index: index, generation: tableau.definitions.states[Int(index)].generation)
    }

    /// Gives a variable back that no constraint has any more. A variable that some constraint has traps.
    package func discard(_ variable: Variable) {
        let index = number(variable)
        require(
            tableau.definitions.states[index].uses == 0,
            "A variable is discarded once no constraint has it. \(tableau.definitions.states[index].uses) terms still "
                + "have this one. Remove their constraints first.")
        variableCount -= 1
        tableau.discard(variable.index)
    }

    /// Adds a constraint and returns its identity.
    ///
    /// Throws an error if the constraint is required and contradicts others, or has invalid numbers. The solver is then
    /// as before. The cost is that of the rows that the constraint's variables depend on.
    @discardableResult
    package func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        try check(constraint)
        let wasSolved = isSolved
        let marker = tableau.makeMarker(constraint.relation == .equal ? .equation : .inequality)
        tableau.describe(marker, constraint)
        if !tableau.add(marker) {
            let others = contradiction(of: marker).filter { $0.index != marker }
            tableau.undoTrail()
            tableau.remove(marker)
            // Markers that are zero may be counted on other sides than before, which does not change values.
            if wasSolved { tableau.optimize() }
            throw .unsatisfiable(others)
        }
        constraintCount += 1
        return identity(marker)
    }

    /// Removes a constraint. Other identities are not affected.
    package func remove(_ constraint: ConstraintID) {
        let marker = marker(constraint)
        constraintCount -= 1
        tableau.remove(marker)
    }

    /// Finds the best solution for the constraints as they are now.
    ///
    /// An error is thrown if constants were changed so that required constraints contradict each other. Values are those
    /// of the former solution then. After another change, or once one of these constraints is removed, call this again.
    package func solve() throws(SolverError) {
        if let broken = tableau.solve() { throw .unsatisfiable(contradiction(of: broken)) }
    }

    /// Returns the identities of the constraints that a broken row consists of.
    private func contradiction(of marker: Int32) -> [ConstraintID] {
        var found = [identity(marker)]
        for index in tableau.matrix.rows[Int(marker)].range {
            let cell = tableau.matrix.cells.elements[index]
            if abs(cell.coefficient) >= Tolerance.pivot { found.append(identity(cell.column)) }
        }
        return found
    }
}
