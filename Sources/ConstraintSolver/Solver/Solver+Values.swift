import Foundations

extension Solver {
    /// Returns the value of a variable in the last solution. A variable without constraints is zero.
    package func value(of variable: Variable) -> Double {
        Tolerance.rounded(tableau.definitions.states[number(variable)].value)
    }

    /// Returns the variables whose values in the last solution differ from those at the last call, in no order.
    ///
    /// The cost is that of the changes since then.
    package func takeChanges() -> [Variable] {
        var changes: [Variable] = []
        changes.reserveCapacity(tableau.definitions.changed.count)
        for index in tableau.definitions.changed {
            var state = tableau.definitions.states[Int(index)]
            let value = Tolerance.rounded(state.value)
            if state.isChanged, value != state.told {
                changes.append(Variable(index: index, generation: state.generation))
                state.told = value
            }
            state.isChanged = false
            tableau.definitions.states[Int(index)] = state
        }
        tableau.definitions.changed.removeAll(keepingCapacity: true)
        return changes
    }

    /// Returns whether a variable could have another value without breaking any constraint more.
    ///
    /// Changes that are not part of a solution trap: call `solve()` before. The cost is that of the rows that the variable
    /// depends on, and rarely that of a search among equally good solutions.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        let index = number(variable)
        require(
            isSolved,
            "Only a solution has values that are ambiguous or not. Constraints were changed since the last one. Call "
                + "`solve()` first.")
        return tableau.isAmbiguous(Int32(index))
    }

    /// Whether nothing was changed since the last solution.
    package var isSolved: Bool {
        tableau.touched.isEmpty && tableau.infeasible.isEmpty && !tableau.needsOptimization
            && tableau.definitions.outdated.isEmpty
    }

    /// Returns the constraints from which the value of a variable follows, in no order.
    ///
    /// A constraint that a variable depends on, but that is held by others, is not among them.
    package func constraints(affecting variable: Variable) -> [ConstraintID] {
        tableau.expand(Int32(number(variable)))
        return tableau.sum.columns.compactMap { column in
            if column.isVariable || abs(tableau.sum[column]) < Tolerance.pivot { return nil }
            return identity(column.number)
        }
    }

    /// Returns the constraint with an identity.
    package func constraint(_ id: ConstraintID) -> Constraint { tableau.constraint(marker(id)) }
}
