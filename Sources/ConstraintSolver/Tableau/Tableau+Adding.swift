extension Tableau {
    /// Adds the constraint of a marker, whose terms and constant are known.
    ///
    /// - Returns: Whether it can hold, or is optional. If not, its row shows which others are against it.
    mutating func add(_ marker: Int32) -> Bool {
        if !markers[Int(marker)].isRequired { retainLevel(markers[Int(marker)].priority) }
        express(marker)
        return !markers[Int(marker)].isBasic || enter(marker)
    }

    /// Makes the constraint of a marker the definition of a variable, or the row of the marker if it leaves none to be
    /// defined.
    mutating func express(_ marker: Int32) {
        if defineDirectly(marker) { return }
        let index = Int(marker)
        expand(markers[index].terms, constant: markers[index].given)
        if let variable = undefinedVariable(), !definitions.states[Int(variable)].isKeptUndefined {
            define(variable, marker)
            return
        }
        draft.removeAll(keepingCapacity: true)
        for column in sum.columns where abs(sum[column]) > Tolerance.smallestCoefficient && !column.isVariable {
            draft.append(SparseMatrix.Cell(coefficient: sum[column], column: column.number))
        }
        draft.sort { $0.column < $1.column }
        matrix.setRow(marker, &draft)
        markers[index].isBasic = true
        markers[index].value = sum.constant
        clean(marker)
    }

    /// Counts the errors of a marker that has just become basic, or makes its constraint hold.
    private mutating func enter(_ marker: Int32) -> Bool {
        let index = Int(marker)
        if markers[index].isRequired {
            trail.removeAll(keepingCapacity: true)
            keepsTrail = true
            defer { keepsTrail = false }
            return restore(marker)
        }
        markers[index].isBelow = markers[index].value < 0
        addToLevel(markers[index].slope, rowOf: marker)
        return true
    }

    /// Takes the constraint as the definition of one of its variables, if there is none yet and no other variable of the
    /// constraint depends on it.
    private mutating func defineDirectly(_ marker: Int32) -> Bool {
        let range = markers[Int(marker)].terms.range
        var hasUndefined = false
        for index in range {
            let variable = terms.elements[index].variable.index
            if !definitions.states[Int(variable)].canBeDefined { continue }
            hasUndefined = true
            if definitions.matrix.isEmpty(column: .variable(variable)) {
                defineDirectly(terms.elements[index], marker)
                return true
            }
        }
        if !hasUndefined { return false }
        definitions.beginSearch()
        for index in range {
            let variable = terms.elements[index].variable.index
            if definitions.states[Int(variable)].isDefined { definitions.searchDependencies(of: variable) }
        }
        for index in range {
            let variable = terms.elements[index].variable.index
            if !definitions.states[Int(variable)].canBeDefined || definitions.isVisited(variable) { continue }
            defineDirectly(terms.elements[index], marker)
            return true
        }
        return false
    }

    private mutating func defineDirectly(_ subject: Term, _ marker: Int32) {
        let inverse = 1 / subject.coefficient
        draft.removeAll(keepingCapacity: true)
        draft.append(SparseMatrix.Cell(coefficient: inverse, column: .marker(marker)))
        for index in markers[Int(marker)].terms.range {
            let term = terms.elements[index]
            if term.variable == subject.variable { continue }
            draft.append(
                SparseMatrix.Cell(coefficient: -term.coefficient * inverse, column: .variable(term.variable.index)))
        }
        setDefinition(subject.variable.index, constant: -markers[Int(marker)].given * inverse)
    }

    /// Makes the row of a variable from `sum`, which is equal to a marker.
    private mutating func define(_ variable: Int32, _ marker: Int32) {
        let inverse = 1 / sum.take(.variable(variable))
        draft.removeAll(keepingCapacity: true)
        draft.append(SparseMatrix.Cell(coefficient: inverse, column: .marker(marker)))
        for column in sum.columns where abs(sum[column]) > Tolerance.smallestCoefficient {
            draft.append(SparseMatrix.Cell(coefficient: -sum[column] * inverse, column: column))
        }
        setDefinition(variable, constant: -sum.constant * inverse)
    }

    /// Makes the row of a variable from `draft`.
    mutating func setDefinition(_ variable: Int32, constant: Double) {
        draft.sort { $0.column < $1.column }
        definitions.matrix.setRow(variable, &draft)
        definitions.states[Int(variable)].isDefined = true
        definitions.states[Int(variable)].constant = constant
        definitions.updateRank(of: variable)
        definitions.isOrderKnown = false
        definitions.outdate(variable)
    }
}
