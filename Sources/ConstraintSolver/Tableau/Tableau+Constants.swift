extension Tableau {
    /// Changes the right side of a constraint.
    ///
    /// The cost is that of the rows that have the constraint's marker.
    mutating func setConstant(_ constant: Double, of marker: Int32) {
        let index = Int(marker)
        let given = markers[index].isReversed ? constant : -constant
        let change = given - markers[index].given
        if change == 0 { return }
        markers[index].given = given
        shiftDefinitions(marker, by: change)
        if markers[index].isBasic {
            shift(marker, by: change)
            return
        }
        for entry in matrix.columns[index].range {
            let row = matrix.entries.elements[entry]
            if markers[Int(row)].kind == .objective { continue }
            shift(row, by: -change * matrix.coefficient(row: row, column: marker))
        }
    }

    /// Adds to the value of a basic marker, which is worked out anew if little of it is left.
    private mutating func shift(_ marker: Int32, by change: Double) {
        let value = markers[Int(marker)].value + change
        markers[Int(marker)].value = Tolerance.isLost(value, change) ? exactValue(of: marker).value : value
        touch(marker)
    }

    /// Changes the constants of the definitions that have a marker, as its constraint's constant changes.
    private mutating func shiftDefinitions(_ marker: Int32, by change: Double) {
        for entry in definitions.matrix.columns[Int(Int32.marker(marker))].range {
            let variable = definitions.matrix.entries.elements[entry]
            let addend = -change * definitions.matrix.coefficient(row: variable, column: .marker(marker))
            let constant = definitions.states[Int(variable)].constant + addend
            definitions.states[Int(variable)].constant =
                Tolerance.isLost(constant, addend) ? exactConstant(of: variable) : constant
            definitions.outdate(variable)
        }
    }

    /// Returns the constant of a definition as it follows from the constants of constraints.
    private func exactConstant(of variable: Int32) -> Double {
        var constant = 0.0
        for index in definitions.matrix.rows[Int(variable)].range {
            let cell = definitions.matrix.cells.elements[index]
            if !cell.column.isVariable { constant -= cell.coefficient * markers[Int(cell.column.number)].given }
        }
        return constant
    }
}
