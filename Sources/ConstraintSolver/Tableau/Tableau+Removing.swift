extension Tableau {
    /// Removes the constraint of a marker, and the marker.
    mutating func remove(_ marker: Int32) {
        let index = Int(marker)
        settle()
        var wasFound = true
        if !markers[index].isBasic, let leaving = leavingMarker(marker) {
            pivot(leaving: leaving, entering: marker, 1)
        }
        if markers[index].isBasic {
            removeRow(marker)
        } else {
            wasFound = removeFromDefinitions(marker)
        }
        // Only rounding errors could have left something here.
        while matrix.columns[index].count > 0 {
            matrix.removeCell(row: matrix.entries.elements[Int(matrix.columns[index].start)], column: marker)
        }
        if !markers[index].isRequired { releaseLevel(markers[index].priority) }
        freeMarker(marker)
        if !wasFound { refresh() }
    }

    /// Returns the basic marker that reaches zero first as another one moves, to either side, if any depends on it.
    ///
    /// Others stay on their sides of zero then, so that constraints that hold stay held.
    private func leavingMarker(_ marker: Int32) -> Int32? {
        var (found, shortest, largest): (Int32?, Double, Double) = (nil, .infinity, 0)
        for entry in matrix.columns[Int(marker)].range {
            let row = matrix.entries.elements[entry]
            let state = markers[Int(row)]
            if state.kind == .objective { continue }
            let coefficient = abs(matrix.coefficient(row: row, column: marker))
            if coefficient < Tolerance.pivot { continue }
            // A marker that stays zero depends only on others that do, which no pivot may change.
            let distance = state.isFixed ? -1 : abs(state.value) / coefficient
            if distance < shortest || (distance == shortest && coefficient > largest) {
                (found, shortest, largest) = (row, distance, coefficient)
            }
        }
        return found
    }

    /// Removes the row of a basic marker. Definitions with the marker get its terms.
    private mutating func removeRow(_ marker: Int32) {
        let index = Int(marker)
        if !markers[index].isRequired { addToLevel(-markers[index].slope, rowOf: marker) }
        needsOptimization = true
        while let variable = definitions.firstUser(of: .marker(marker)) {
            sum.clear()
            let factor = load(variable, without: .marker(marker))
            sum.constant += factor * markers[index].value
            for cell in matrix.rows[index].range {
                let cell = matrix.cells.elements[cell]
                sum.add(factor * cell.coefficient, to: .marker(cell.column))
            }
            store(variable)
        }
        matrix.removeRow(marker)
        markers[index].isBasic = false
    }

    /// Removes a marker on which only definitions depend. One of these is given up for it.
    ///
    /// - Returns: Whether there is such a definition. Only rounding errors could have removed them all.
    private mutating func removeFromDefinitions(_ marker: Int32) -> Bool {
        guard let subject = firstDefinition(with: marker) else { return false }
        let constant = definitions.states[Int(subject)].constant
        let own = definitions.matrix.coefficient(row: subject, column: .marker(marker))
        definitions.matrix.removeCell(row: subject, column: .marker(marker))
        while let variable = definitions.firstUser(of: .marker(marker)) {
            // The marker is the subject less the rest of its definition.
            sum.clear()
            let factor = load(variable, without: .marker(marker)) / own
            sum.add(factor, to: .variable(subject))
            sum.constant -= factor * constant
            for cell in definitions.matrix.rows[Int(subject)].range {
                let cell = definitions.matrix.cells.elements[cell]
                sum.add(-factor * cell.coefficient, to: cell.column)
            }
            store(variable)
        }
        definitions.matrix.removeRow(subject)
        definitions.states[Int(subject)].isDefined = false
        definitions.states[Int(subject)].constant = 0
        definitions.isOrderKnown = false
        definitions.outdate(subject)
        return true
    }

    /// Returns the variable whose definition has a marker, and which depends on no other such variable.
    private mutating func firstDefinition(with marker: Int32) -> Int32? {
        let users = definitions.matrix.columns[Int(Int32.marker(marker))]
        if users.count <= 1 { return definitions.firstUser(of: .marker(marker)) }
        definitions.beginSearch()
        for entry in users.range { definitions.searchDependencies(of: definitions.matrix.entries.elements[entry]) }
        return definitions.order.first { definitions.matrix.index(row: $0, column: .marker(marker)) >= 0 }
    }

    /// Puts a definition into `sum`, without one of its columns. Returns the coefficient of that column.
    private mutating func load(_ variable: Int32, without column: Int32) -> Double {
        sum.constant = definitions.states[Int(variable)].constant
        for index in definitions.matrix.rows[Int(variable)].range {
            let cell = definitions.matrix.cells.elements[index]
            sum.add(cell.coefficient, to: cell.column)
        }
        return sum.take(column)
    }

    /// Makes the definition of a variable from `sum`.
    private mutating func store(_ variable: Int32) {
        wear += 1
        draft.removeAll(keepingCapacity: true)
        for column in sum.columns where abs(sum[column]) > Tolerance.smallestCoefficient {
            draft.append(SparseMatrix.Cell(coefficient: sum[column], column: column))
        }
        setDefinition(variable, constant: sum.constant)
    }
}

extension Definitions {
    /// Returns a variable whose definition has a column, if there is one.
    func firstUser(of column: Int32) -> Int32? {
        let list = matrix.columns[Int(column)]
        return list.count == 0 ? nil : matrix.entries.elements[Int(list.start)]
    }
}
