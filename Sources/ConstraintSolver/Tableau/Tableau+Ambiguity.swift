extension Tableau {
    /// Whether a variable could have another value without larger errors.
    ///
    /// The solution is a corner of the set of all best solutions. A simplex search along the edges that cost nothing
    /// looks for a greater value and for a lesser one. The search ends at the first edge that leads away from the corner,
    /// so that pivots change how the corner is described, and no value. There is mostly no such edge, and the cost is that
    /// of the rows on which the variable depends.
    mutating func isAmbiguous(_ variable: Int32) -> Bool {
        defer { needsOptimization = false }
        return canMove(variable, 1) || canMove(variable, -1)
    }

    private mutating func canMove(_ variable: Int32, _ direction: Double) -> Bool {
        for _ in 0..<limitOfSteps {
            expand(variable)
            if undefinedVariable() != nil { return true }
            guard let (entering, step) = freeMove(direction) else { return false }
            findBreakpoints(entering, step)
            var first: Breakpoint?
            for point in breakpoints {
                guard let found = first else {
                    first = point
                    continue
                }
                if (point.distance, point.marker) < (found.distance, found.marker) { first = point }
            }
            guard let first, first.distance == 0 else { return true }
            pivot(leaving: first.marker, entering: entering, step)
        }
        return false
    }

    /// Returns the move of the first marker that changes `sum` in a direction and costs nothing.
    private func freeMove(_ direction: Double) -> (marker: Int32, direction: Double)? {
        var found: (marker: Int32, direction: Double)?
        for column in sum.columns where abs(sum[column]) > Tolerance.pivot {
            if let found, column.number >= found.marker { continue }
            let step: Double = sum[column] * direction > 0 ? 1 : -1
            if !markers[Int(column.number)].canMove(step) { continue }
            if isFree(column.number, step, above: levels.count) { found = (column.number, step) }
        }
        return found
    }
}
