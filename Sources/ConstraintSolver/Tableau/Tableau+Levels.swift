extension Tableau {
    /// Returns the place of a priority among the levels, or the place where it belongs.
    func place(of priority: Float) -> Int {
        var (low, high) = (0, levels.count)
        while low < high {
            let middle = (low + high) / 2
            if levels[middle].priority > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Notes that there is one more constraint of a priority.
    mutating func retainLevel(_ priority: Float) {
        let place = place(of: priority)
        if place == levels.count || levels[place].priority != priority {
            levels.insert(Level(priority: priority, row: makeMarker(.objective)), at: place)
        }
        levels[place].count += 1
    }

    /// Notes that there is one constraint fewer of a priority.
    mutating func releaseLevel(_ priority: Float) {
        let place = place(of: priority)
        levels[place].count -= 1
        if levels[place].count > 0 { return }
        matrix.removeRow(levels[place].row)
        freeMarker(levels[place].row)
        levels.remove(at: place)
    }

    /// Adds a multiple of a marker's row to the row of the marker's level.
    mutating func addToLevel(_ factor: Double, rowOf marker: Int32) {
        if factor == 0 { return }
        let level = levels[place(of: markers[Int(marker)].priority)]
        matrix.add(factor, of: marker, to: level.row)
        needsOptimization = true
    }

    /// Counts a basic marker as positive or as negative.
    mutating func setBelow(_ isBelow: Bool, _ marker: Int32) {
        let index = Int(marker)
        if markers[index].isBelow == isBelow { return }
        let former = markers[index].slope
        markers[index].isBelow = isBelow
        if !markers[index].isRequired { addToLevel(markers[index].slope - former, rowOf: marker) }
    }

    /// Returns the growth of a level's errors as a marker that is not basic moves away from zero.
    @inline(__always)
    func cost(of marker: Int32, _ direction: Double, at level: Level) -> Double {
        let own = markers[Int(marker)].priority == level.priority ? markers[Int(marker)].cost(direction) : 0
        return own + direction * matrix.coefficient(row: level.row, column: marker)
    }

    /// Whether the errors of the strongest levels stay the same as a marker moves away from zero.
    func isFree(_ marker: Int32, _ direction: Double, above level: Int) -> Bool {
        for stronger in 0..<level where abs(cost(of: marker, direction, at: levels[stronger])) > Tolerance.cost {
            return false
        }
        return true
    }
}
