/// A place where a basic marker reaches zero as another one moves away from it.
struct Breakpoint {
    var distance: Double
    var marker: Int32
    var coefficient: Double
}

extension Tableau {
    /// Makes the errors as small as possible, those of the strongest level first.
    mutating func optimize() {
        if !needsOptimization { return }
        var idle = 0
        for _ in 0..<limitOfSteps {
            let isCareful = isCareful(idle)
            guard let (entering, direction) = isCareful ? firstImprovement() : bestImprovement() else { break }
            guard let length = improve(entering, direction, isCareful: isCareful) else { break }
            idle = length > 0 ? 0 : idle + 1
        }
        needsOptimization = false
    }

    /// Returns the move that lessens the errors of the strongest possible level most quickly.
    private func bestImprovement() -> (marker: Int32, direction: Double)? {
        for (place, level) in levels.enumerated() {
            var best = -Tolerance.cost
            var found: (marker: Int32, direction: Double)?
            for index in matrix.rows[Int(level.row)].range {
                let cell = matrix.cells.elements[index]
                let direction: Double = cell.coefficient < 0 ? 1 : -1
                let cost = improvement(cell, direction, at: level)
                if cost < best, isFree(cell.column, direction, above: place) {
                    (best, found) = (cost, (cell.column, direction))
                }
            }
            if let found { return found }
        }
        return nil
    }

    /// Returns the move of the first marker whose move lessens the errors.
    private func firstImprovement() -> (marker: Int32, direction: Double)? {
        var found: (marker: Int32, direction: Double)?
        for (place, level) in levels.enumerated() {
            for index in matrix.rows[Int(level.row)].range {
                let cell = matrix.cells.elements[index]
                if let found, cell.column >= found.marker { break }
                let direction: Double = cell.coefficient < 0 ? 1 : -1
                if improvement(cell, direction, at: level) < -Tolerance.cost,
                    isFree(cell.column, direction, above: place)
                {
                    found = (cell.column, direction)
                }
            }
        }
        return found
    }

    @inline(__always)
    private func improvement(_ cell: SparseMatrix.Cell, _ direction: Double, at level: Level) -> Double {
        let marker = markers[Int(cell.column)]
        if !marker.canMove(direction) { return 0 }
        return -abs(cell.coefficient) + (marker.priority == level.priority ? marker.cost(direction) : 0)
    }

    /// Moves a marker away from zero for as long as that lessens the errors.
    ///
    /// The errors change direction where an optional marker passes zero, which need not be the end of the way.
    ///
    /// - Returns: How far the marker moved, or `nil` if there is no end, which only rounding errors could cause.
    private mutating func improve(_ entering: Int32, _ direction: Double, isCareful: Bool) -> Double? {
        findBreakpoints(entering, direction)
        slopes.removeAll(keepingCapacity: true)
        for level in levels { slopes.append(cost(of: entering, direction, at: level)) }
        breakpoints.sort { ($0.distance, $0.marker) < ($1.distance, $1.marker) }
        var count = 0
        for point in breakpoints {
            let marker = markers[Int(point.marker)]
            if marker.isRequired || isCareful { break }
            let turn = (marker.cost(1) + marker.cost(-1)) * point.coefficient
            slopes[place(of: marker.priority)] += turn
            if !isFalling { break }
            count += 1
        }
        if count == breakpoints.count { return nil }
        let last = breakpoints[count]
        for passed in breakpoints[..<count] { setBelow(!markers[Int(passed.marker)].isBelow, passed.marker) }
        pivot(leaving: last.marker, entering: entering, direction)
        return last.distance
    }

    /// Whether the strongest errors that change at all become smaller.
    private var isFalling: Bool {
        for slope in slopes where abs(slope) > Tolerance.cost { return slope < 0 }
        return false
    }

    /// Finds where basic markers reach zero, or leave it for a side on which they cost more.
    mutating func findBreakpoints(_ entering: Int32, _ direction: Double) {
        breakpoints.removeAll(keepingCapacity: true)
        for entry in matrix.columns[Int(entering)].range {
            let row = matrix.entries.elements[entry]
            let marker = markers[Int(row)]
            if marker.kind == .objective { continue }
            let coefficient = matrix.coefficient(row: row, column: entering)
            if abs(coefficient) < Tolerance.pivot { continue }
            let isBelow = marker.isRequired ? marker.value < 0 : marker.isBelow
            if (coefficient * direction < 0) == isBelow { continue }
            breakpoints.append(
                Breakpoint(
                    distance: abs(marker.value / coefficient), marker: row, coefficient: abs(coefficient)))
        }
    }
}
