import Foundations

extension Tableau {
    /// Works out a sum of terms in `sum`, in terms of markers that are not basic and of variables without a definition.
    ///
    /// The cost is that of the definitions on which the sum depends. It does not depend on a variable whose coefficients
    /// cancel, as where two boxes are in the same container.
    mutating func expand(_ segment: Segment, constant: Double) {
        sum.clear()
        sum.constant = constant
        definitions.beginSearch()
        for index in segment.range {
            let term = terms.elements[index]
            sum.add(term.coefficient, to: .variable(term.variable.index))
            definitions.enqueue(term.variable.index)
        }
        replaceDefined()
    }

    /// Works out one variable in the same way.
    mutating func expand(_ variable: Int32) {
        sum.clear()
        sum.add(1, to: .variable(variable))
        definitions.beginSearch()
        definitions.enqueue(variable)
        replaceDefined()
    }

    /// Puts the rows of defined variables, and then those of basic markers, in their places.
    private mutating func replaceDefined() {
        while let variable = definitions.dequeue() {
            let factor = sum.take(.variable(variable))
            if factor == 0 { continue }
            sum.constant += factor * definitions.states[Int(variable)].constant
            for index in definitions.matrix.rows[Int(variable)].range {
                let cell = definitions.matrix.cells.elements[index]
                sum.add(factor * cell.coefficient, to: cell.column)
                if cell.column.isVariable { definitions.enqueue(cell.column.number) }
            }
        }
        for place in sum.columns.indices {
            let column = sum.columns[place]
            if !column.isVariable { replaceBasic(column.number) }
        }
    }

    /// Puts the row of a marker in its place, if it is basic.
    private mutating func replaceBasic(_ marker: Int32) {
        if !markers[Int(marker)].isBasic { return }
        let factor = sum.take(.marker(marker))
        if factor == 0 { return }
        sum.constant += factor * markers[Int(marker)].value
        for index in matrix.rows[Int(marker)].range {
            let cell = matrix.cells.elements[index]
            sum.add(factor * cell.coefficient, to: .marker(cell.column))
        }
    }

    /// Returns the variable without a definition that has the largest coefficient in `sum`, if there is one. Those that
    /// are to be kept undefined come last.
    func undefinedVariable() -> Int32? {
        var (found, largest, isKept): (Int32?, Double, Bool) = (nil, 0, true)
        for column in sum.columns where column.isVariable && abs(sum[column]) > Tolerance.pivot {
            let keeps = definitions.states[Int(column.number)].isKeptUndefined
            if (keeps && !isKept) || (keeps == isKept && abs(sum[column]) <= largest) { continue }
            (found, largest, isKept) = (column.number, abs(sum[column]), keeps)
        }
        return found
    }
}
