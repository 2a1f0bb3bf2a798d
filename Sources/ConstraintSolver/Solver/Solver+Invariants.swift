extension Solver {
    /// The number of elements for which there is storage. For tests.
    var storageSize: Int {
        let tableau = tableau
        let matrices = [tableau.matrix, tableau.definitions.matrix]
        return matrices.reduce(0) { $0 + $1.cells.elements.count + $1.entries.elements.count + $1.rows.count }
            + tableau.terms.elements.count + tableau.definitions.states.count + tableau.levels.count
            + tableau.touched.count + tableau.infeasible.count + tableau.moved.count
            + tableau.definitions.outdated.count + tableau.definitions.changed.count
    }

    /// The number of coefficients in all rows. For tests.
    var cellCount: Int {
        let rows = tableau.matrix.rows + tableau.definitions.matrix.rows
        return rows.reduce(0) { $0 + Int($1.count) }
    }

    /// Returns a violated invariant of the tableau; `nil` if there is none. For tests.
    func checkInvariants() -> String? {
        tableau.matrix.checkInvariants() ?? tableau.definitions.matrix.checkInvariants() ?? tableau.checkRows()
            ?? tableau.checkDefinitions() ?? tableau.checkLevels()
    }
}

extension SparseMatrix {
    /// Returns a cell that its column does not know, a column that knows too much, or a row out of order.
    func checkInvariants() -> String? {
        var count = 0
        for row in rows.indices {
            var former = Int32.min
            for index in rows[row].range {
                let cell = cells.elements[index]
                if cell.column <= former { return "row \(row) is not sorted" }
                if !cell.coefficient.isFinite || cell.coefficient == 0 { return "row \(row) has \(cell.coefficient)" }
                former = cell.column
                count += 1
                let list = columns[Int(cell.column)]
                if cell.place >= list.count || entries.elements[Int(list.start + cell.place)] != Int32(row) {
                    return "column \(cell.column) does not have row \(row) at \(cell.place)"
                }
            }
        }
        let known = columns.reduce(0) { $0 + Int($1.count) }
        return known == count ? nil : "columns know \(known) of \(count) cells"
    }
}

extension Tableau {
    /// Returns a row that has a basic marker, that is not an identity, or that has a wrong sign.
    fileprivate mutating func checkRows() -> String? {
        for marker in markers.indices.map(Int32.init) where markers[Int(marker)].kind != .objective {
            let state = markers[Int(marker)]
            if !state.isBasic, !matrix.isEmpty(row: marker) || state.value != 0 { return "\(marker) is not basic" }
            if !state.isBasic { continue }
            var sums: [Int32: Double] = [:]
            var constant = add(marker, 1, &sums)
            for index in matrix.rows[Int(marker)].range {
                let cell = matrix.cells.elements[index]
                if markers[Int(cell.column)].isBasic { return "row \(marker) has the basic marker \(cell.column)" }
                if state.isFixed, !markers[Int(cell.column)].isFixed, !state.isInfeasible {
                    return "the fixed marker \(marker) depends on \(cell.column)"
                }
                constant += add(cell.column, -cell.coefficient, &sums)
            }
            if let wrong = sums.first(where: { abs($0.value) > 1e-6 }) { return "row \(marker) is off by \(wrong)" }
            if abs(constant - state.value) > 1e-6 { return "row \(marker) is \(state.value), not \(constant)" }
            if isBroken(marker), !state.isInfeasible, !state.isTouched { return "\(marker) is broken: \(state)" }
        }
        return nil
    }

    /// Adds a multiple of the terms of a constraint. Returns the same multiple of its constant.
    private func add(_ marker: Int32, _ factor: Double, _ sums: inout [Int32: Double]) -> Double {
        for index in markers[Int(marker)].terms.range {
            sums[terms.elements[index].variable.index, default: 0] += factor * terms.elements[index].coefficient
        }
        return factor * markers[Int(marker)].given
    }

    /// Returns a definition that does not follow from constraints, or that depends on itself.
    fileprivate mutating func checkDefinitions() -> String? {
        definitions.beginSearch()
        for variable in definitions.states.indices { definitions.searchDependencies(of: Int32(variable)) }
        var place = [Int](repeating: 0, count: definitions.states.count)
        for (index, variable) in definitions.order.enumerated() { place[Int(variable)] = index }
        let free = markers.filter { ($0.kind == .equation || $0.kind == .inequality) && !$0.isBasic }
        let defined = definitions.states.filter(\.isDefined)
        if free.count != defined.count { return "\(defined.count) definitions of \(free.count) constraints" }
        for variable in definitions.states.indices {
            let state = definitions.states[variable]
            if state.isDefined == definitions.matrix.isEmpty(row: Int32(variable)) { return "\(variable): no row" }
            if !state.isDefined { continue }
            var sums: [Int32: Double] = [Int32(variable): 1]
            var constant = 0.0
            for index in definitions.matrix.rows[variable].range {
                let cell = definitions.matrix.cells.elements[index]
                if cell.column.isVariable {
                    sums[cell.column.number, default: 0] -= cell.coefficient
                    if definitions.states[Int(cell.column.number)].rank >= state.rank { return "rank of \(variable)" }
                    if place[Int(cell.column.number)] >= place[variable] { return "\(variable) depends on itself" }
                } else {
                    constant += add(cell.column.number, -cell.coefficient, &sums)
                }
            }
            if let wrong = sums.first(where: { abs($0.value) > 1e-6 }) { return "definition \(variable): \(wrong)" }
            if abs(constant - state.constant) > 1e-6 { return "definition \(variable): \(constant)" }
        }
        return nil
    }

    /// Returns a level whose row is not the sum of the slopes of its markers.
    fileprivate func checkLevels() -> String? {
        for level in levels {
            var sums: [Int32: Double] = [:]
            var count: Int32 = 0
            for (marker, state) in markers.enumerated()
            where state.priority == level.priority && !state.isRequired && state.kind != .objective
                && state.kind != .none
            {
                count += 1
                if !state.isBasic { continue }
                if state.value != 0, (state.value < 0) != state.isBelow, !state.isTouched { return "side of \(marker)" }
                for index in matrix.rows[marker].range {
                    sums[matrix.cells.elements[index].column, default: 0] +=
                        state.slope * matrix.cells.elements[index].coefficient
                }
            }
            if count != level.count { return "level \(level.priority) has \(count), not \(level.count)" }
            for index in matrix.rows[Int(level.row)].range {
                sums[matrix.cells.elements[index].column, default: 0] -= matrix.cells.elements[index].coefficient
            }
            if let wrong = sums.first(where: { abs($0.value) > 1e-6 }) { return "level \(level.priority): \(wrong)" }
        }
        return nil
    }
}
