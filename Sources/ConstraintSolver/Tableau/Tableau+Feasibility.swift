/// A marker that could enter the basis.
struct Candidate {
    var marker: Int32
    var coefficient: Double
}

extension Tableau {
    /// Moves a required marker until its constraint holds. Constraints that hold stay held.
    ///
    /// The marker that enters the basis is the one that costs least, so that few pivots are needed if the errors are as
    /// small as possible. After many pivots that changed nothing, it is the first one, as in Bland's rule, which ends.
    ///
    /// - Returns: Whether the constraint can hold. If not, the row shows which others are against it.
    mutating func restore(_ marker: Int32) -> Bool {
        var idle = 0
        for _ in 0..<limitOfSteps {
            let (value, kind) = (markers[Int(marker)].value, markers[Int(marker)].kind)
            if !markers[Int(marker)].isBasic || (kind == .inequality && value >= 0) { return true }
            var direction: Double = value > 0 ? -1 : 1
            var found = cheapestCandidate(marker, direction, isFirst: isCareful(idle))
            if found == nil, value == 0 {
                // A marker that stays zero leaves the basis whichever way another one could move.
                direction = -1
                found = cheapestCandidate(marker, direction, isFirst: true)
            }
            guard let entering = found else { return value == 0 }
            let own = matrix.coefficient(row: marker, column: entering)
            let step: Double = (own > 0) == (direction > 0) ? 1 : -1
            let (blocking, length) = block(marker, entering, step, abs(value / own))
            pivot(leaving: blocking, entering: entering, step)
            idle = length > 0 ? 0 : idle + 1
        }
        return false
    }

    /// Returns which of the markers in a row costs least, for the change by which it moves the row's marker.
    private mutating func cheapestCandidate(_ row: Int32, _ direction: Double, isFirst: Bool) -> Int32? {
        candidates.removeAll(keepingCapacity: true)
        for index in matrix.rows[Int(row)].range {
            let cell = matrix.cells.elements[index]
            if abs(cell.coefficient) < Tolerance.pivot { continue }
            if !markers[Int(cell.column)].canMove(cell.coefficient * direction) { continue }
            candidates.append(Candidate(marker: cell.column, coefficient: cell.coefficient * direction))
        }
        if candidates.count <= 1 || isFirst { return candidates.first?.marker }
        for level in levels {
            var least = Double.infinity
            slopes.removeAll(keepingCapacity: true)
            for candidate in candidates {
                let step: Double = candidate.coefficient > 0 ? 1 : -1
                let ratio = cost(of: candidate.marker, step, at: level) / abs(candidate.coefficient)
                slopes.append(ratio)
                least = min(least, ratio)
            }
            var count = 0
            for index in candidates.indices where slopes[index] <= least + Tolerance.cost {
                candidates[count] = candidates[index]
                count += 1
            }
            candidates.removeSubrange(count...)
            if count == 1 { break }
        }
        var best = candidates[0]
        for candidate in candidates where abs(candidate.coefficient) > abs(best.coefficient) { best = candidate }
        return best.marker
    }

    /// Returns the required marker that is the first to reach zero as another one moves away from it, and how far that
    /// one moves.
    private func block(
        _ marker: Int32, _ entering: Int32, _ direction: Double, _ length: Double
    ) -> (marker: Int32, length: Double) {
        var (first, shortest) = (marker, length)
        for entry in matrix.columns[Int(entering)].range {
            let row = matrix.entries.elements[entry]
            let state = markers[Int(row)]
            if row == marker || !state.isRequired || state.kind != .inequality || state.value < 0 { continue }
            let coefficient = matrix.coefficient(row: row, column: entering) * direction
            if coefficient >= -Tolerance.pivot { continue }
            let reached = state.value / -coefficient
            if reached < shortest || (reached == shortest && first != marker && row < first) {
                (first, shortest) = (row, reached)
            }
        }
        return (first, shortest)
    }

    /// Whether so many pivots changed nothing that markers are to be chosen so that no cycle is possible.
    func isCareful(_ idle: Int) -> Bool { isAlwaysCareful || idle > 20 + markers.count / 4 }

    /// A number of pivots that is never needed, after which a search ends whatever the numbers are.
    var limitOfSteps: Int { 1_000 + 50 * markers.count }
}
