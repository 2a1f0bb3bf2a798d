extension Tableau {
    /// Exchanges a basic marker, which becomes zero, for one that is not.
    ///
    /// - Parameter direction: Whether the marker that enters grows from zero or falls.
    mutating func pivot(leaving: Int32, entering: Int32, _ direction: Double) {
        wear += 1
        needsOptimization = true
        if keepsTrail { trail.append((leaving, entering)) }
        let (left, entered) = (Int(leaving), Int(entering))
        if !markers[left].isRequired { addToLevel(-markers[left].slope, rowOf: leaving) }

        let value = markers[left].value
        let pivot = matrix.exchange(row: leaving, column: entering)
        markers[left].isBasic = false
        markers[left].value = 0
        markers[left].isBelow = false
        markers[entered].isBasic = true
        markers[entered].value = value == 0 ? 0 : -value / pivot
        markers[entered].isBelow = direction < 0
        noteMove(leaving)
        eliminate(entering)
        if !markers[entered].isRequired { addToLevel(markers[entered].slope, rowOf: entering) }
        touch(entering)
        settle()
    }

    /// Puts the row of a marker in place of the marker in all other rows.
    private mutating func eliminate(_ marker: Int32) {
        let value = markers[Int(marker)].value
        let list = matrix.columns[Int(marker)].range
        for entry in list {
            let row = matrix.entries.elements[entry]
            let factor = matrix.coefficient(row: row, column: marker)
            matrix.add(factor, of: marker, to: row, eliminating: marker)
            if markers[Int(row)].kind == .objective || value == 0 { continue }
            markers[Int(row)].value += factor * value
            touch(row)
        }
        matrix.clearColumn(marker)
    }

    /// Undoes the pivots since the trail was begun, so that the same markers are basic as then.
    mutating func undoTrail() {
        while let step = trail.popLast() { pivot(leaving: step.entered, entering: step.left, 1) }
    }
}
