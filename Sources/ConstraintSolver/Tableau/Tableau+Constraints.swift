extension Tableau {
    /// Notes the terms, the constant and the strength of a constraint for its marker.
    ///
    /// The marker exceeds the left side, less the right side. Both are turned round where the left side is bounded from
    /// above, so that the slack is positive.
    mutating func describe(_ marker: Int32, _ constraint: Constraint) {
        let index = Int(marker)
        let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
        sum.clear()
        for term in constraint.terms { sum.add(sign * term.coefficient, to: .variable(term.variable.index)) }
        for column in sum.columns where abs(sum[column]) > Tolerance.pivot {
            let variable = Int(column.number)
            definitions.states[variable].uses += 1
            let generation = definitions.states[variable].generation
            terms.append(
                Term(Variable(index: column.number, generation: generation), sum[column]), to: &markers[index].terms)
        }
        markers[index].isReversed = sign < 0
        markers[index].given = -sign * constraint.constant
        markers[index].priority = constraint.strength.priority
        markers[index].isRequired = constraint.strength.isRequired
    }

    /// Returns the constraint of a marker, with one term for each variable.
    func constraint(_ marker: Int32) -> Constraint {
        let marker = markers[Int(marker)]
        let sign: Double = marker.isReversed ? -1 : 1
        return Constraint(
            marker.terms.range.map { Term(terms.elements[$0].variable, sign * terms.elements[$0].coefficient) },
            marker.kind == .equation ? .equal : marker.isReversed ? .lessThanOrEqual : .greaterThanOrEqual,
            -sign * marker.given, strength: Strength(priority: marker.priority))
    }

    /// Changes the strength of an optional constraint.
    mutating func setPriority(_ priority: Float, of marker: Int32) {
        let index = Int(marker)
        if markers[index].priority == priority { return }
        if markers[index].isBasic { addToLevel(-markers[index].slope, rowOf: marker) }
        releaseLevel(markers[index].priority)
        markers[index].priority = priority
        retainLevel(priority)
        if markers[index].isBasic { addToLevel(markers[index].slope, rowOf: marker) }
        needsOptimization = true
    }

    /// Gives back a variable that no constraint has.
    mutating func discard(_ variable: Int32) {
        let index = Int(variable)
        // Only rounding errors could have left something here.
        while let user = definitions.firstUser(of: .variable(variable)) {
            definitions.matrix.removeCell(row: user, column: .variable(variable))
        }
        definitions.matrix.removeRow(variable)
        definitions.isOrderKnown = false
        let former = definitions.states[index]
        // The variable may still wait in these lists. It does so once, whichever variable it is then.
        definitions.states[index] = Definitions.State(
            isOutdated: former.isOutdated, isChanged: former.isChanged, generation: former.generation &+ 1)
        definitions.freeVariables.append(variable)
    }
}
