extension Tableau {
    /// Looks at the basic markers whose values were changed.
    mutating func settle() {
        while let marker = touched.popLast() {
            let index = Int(marker)
            markers[index].isTouched = false
            if !markers[index].isBasic { continue }
            clean(marker)
            let value = markers[index].value
            if markers[index].isRequired {
                noteFeasibility(of: marker)
            } else if value != 0 {
                setBelow(value < 0, marker)
            }
        }
    }

    /// Whether a basic marker is required and has an error.
    func isBroken(_ marker: Int32) -> Bool {
        let marker = markers[Int(marker)]
        if !marker.isRequired || !marker.isBasic { return false }
        return marker.value < 0 || (marker.kind == .equation && marker.value != 0)
    }

    private mutating func noteFeasibility(of marker: Int32) {
        if !isBroken(marker) || markers[Int(marker)].isInfeasible { return }
        markers[Int(marker)].isInfeasible = true
        infeasible.append(marker)
    }

    /// Removes rounding errors from the value of a basic marker, where there may be nothing else to it.
    mutating func clean(_ marker: Int32) {
        let value = markers[Int(marker)].value
        if value == 0 || abs(value) > 1e-3 { return }
        let (exact, magnitude) = exactValue(of: marker)
        markers[Int(marker)].value = Tolerance.clean(exact, magnitude: magnitude)
    }

    /// Returns the value of a basic marker as it follows from the constants of constraints, without the errors of former
    /// values, and the sum of the magnitudes of the addends.
    func exactValue(of marker: Int32) -> (value: Double, magnitude: Double) {
        var value = markers[Int(marker)].given
        var magnitude = abs(value)
        for index in matrix.rows[Int(marker)].range {
            let cell = matrix.cells.elements[index]
            let addend = cell.coefficient * markers[Int(cell.column)].given
            value -= addend
            magnitude += abs(addend)
        }
        return (value, magnitude)
    }
}
