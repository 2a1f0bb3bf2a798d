extension Tableau {
    /// Makes all rows anew if they were worked on so often that their rounding errors could be seen.
    ///
    /// The cost is small beside that of the work that led to it.
    mutating func refreshIfWorn() {
        if wear >= 1_000 + 4 * markers.count { refresh() }
    }

    /// Makes all rows anew from the constraints, with the same basic markers. The cost is that of adding all of them.
    mutating func refresh() {
        let present = markers.indices.map(Int32.init).filter {
            markers[Int($0)].kind == .equation || markers[Int($0)].kind == .inequality
        }
        let basic = present.filter { markers[Int($0)].isBasic }
        clearRows()
        // The constraints of the others have a solution together, and leave a variable to be defined by each.
        for marker in present where !markers[Int(marker)].isBasic { makeRow(marker) }
        for marker in basic {
            markers[Int(marker)].isBasic = false
            makeRow(marker)
        }
        for index in definitions.states.indices { definitions.states[index].isKeptUndefined = false }
        needsOptimization = true
        settle()
        wear = 0
    }

    /// Removes all rows. Variables without a definition keep having none.
    private mutating func clearRows() {
        for variable in definitions.states.indices {
            definitions.states[variable].isKeptUndefined = !definitions.states[variable].isDefined
            if !definitions.states[variable].isDefined { continue }
            definitions.matrix.removeRow(Int32(variable))
            definitions.states[variable].isDefined = false
            definitions.outdate(Int32(variable))
        }
        definitions.isOrderKnown = false
        for row in matrix.rows.indices { matrix.removeRow(Int32(row)) }
    }

    /// Makes the definition or the row that a constraint stands for, and counts its errors.
    private mutating func makeRow(_ marker: Int32) {
        express(marker)
        let index = Int(marker)
        if !markers[index].isBasic {
            markers[index].value = 0
            markers[index].isBelow = false
            return
        }
        if markers[index].value != 0 { markers[index].isBelow = markers[index].value < 0 }
        if !markers[index].isRequired { addToLevel(markers[index].slope, rowOf: marker) }
        touch(marker)
    }
}
