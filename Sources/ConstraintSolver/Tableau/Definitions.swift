extension Int32 {
    /// The column of a marker among those of the definitions.
    @inline(__always)
    static func marker(_ marker: Int32) -> Int32 { 2 * marker }

    /// The column of a variable among those of the definitions.
    @inline(__always)
    static func variable(_ variable: Int32) -> Int32 { 2 * variable + 1 }

    /// The marker or variable whose column this is.
    @inline(__always)
    var number: Int32 { self >> 1 }

    /// Whether this is the column of a variable.
    @inline(__always)
    var isVariable: Bool { self & 1 == 1 }
}

/// The variables, and how they follow from each other and from markers.
///
/// A row gives the value of one variable in terms of variables and markers. No variable depends on itself. A variable
/// without a row is zero, and other values would do as well.
struct Definitions {
    /// A variable.
    struct State {
        /// Whether there is a row.
        var isDefined = false
        /// Whether there is to be no row for now.
        var isKeptUndefined = false
        /// Whether the value may be out of date.
        var isOutdated = false
        /// Whether the variable waits among those whose values were changed.
        var isChanged = false
        /// Distinguishes variables that have the same place one after the other.
        var generation: Int32 = 0
        /// The number of terms in constraints.
        var uses: Int32 = 0
        /// The constraint that suggests a value, or a negative number.
        var edit: Int32 = -1
        /// A number that is larger than those of the variables that the definition has.
        var rank: Int32 = 0
        /// The search that came here last.
        var visit: Int32 = 0
        /// The constant of the row.
        var constant = 0.0
        /// The value.
        var value = 0.0
        /// The value that clients were told last.
        var told = 0.0

        /// Whether a constraint may become the row.
        var canBeDefined: Bool { !isDefined && !isKeptUndefined }
    }

    /// The rows, each with the number of its variable.
    var matrix = SparseMatrix()
    /// The variables.
    var states: ContiguousArray<State> = []
    /// The places of variables that are free.
    var freeVariables: ContiguousArray<Int32> = []
    /// The variables whose values may be out of date.
    var outdated: ContiguousArray<Int32> = []
    /// The variables whose values were changed since clients were told.
    var changed: ContiguousArray<Int32> = []
    /// The order that a search found: dependencies before their dependents, or the reverse.
    var order: ContiguousArray<Int32> = []
    /// The order in which values were worked out last, and the variables that were out of date then.
    var updateOrder: ContiguousArray<Int32> = []
    var updateSeeds: ContiguousArray<Int32> = []
    /// Whether definitions are as they were then.
    var isOrderKnown = false
    /// The variables whose definitions a search has not looked at, as a heap by rank.
    var pending: [Int32] = []
    private var path: ContiguousArray<(variable: Int32, next: Int32)> = []
    private var visit: Int32 = 0

    /// Allocates storage for the few variables that most systems have.
    mutating func reserveCapacity() {
        states.reserveCapacity(16)
        matrix.reserveCapacity(rows: 16, columns: 32)
        outdated.reserveCapacity(8)
        changed.reserveCapacity(16)
        order.reserveCapacity(16)
        updateOrder.reserveCapacity(16)
        updateSeeds.reserveCapacity(8)
        path.reserveCapacity(8)
        pending.reserveCapacity(8)
    }

    /// Adds columns, so that there are those of markers with numbers below the given one.
    mutating func grow(markers: Int) { matrix.grow(rows: 0, columns: 2 * markers) }

    /// Makes a variable and returns its number.
    mutating func makeVariable() -> Int32 {
        if let free = freeVariables.popLast() { return free }
        states.append(State())
        matrix.grow(rows: states.count, columns: 2 * states.count)
        return Int32(states.count - 1)
    }

    /// Notes that the value of a variable may be out of date.
    mutating func outdate(_ variable: Int32) {
        if states[Int(variable)].isOutdated { return }
        states[Int(variable)].isOutdated = true
        outdated.append(variable)
    }

    /// Begins a search. `order` is empty then.
    mutating func beginSearch() {
        visit += 1
        if visit == .max {
            for index in states.indices { states[index].visit = 0 }
            visit = 1
        }
        order.removeAll(keepingCapacity: true)
    }

    /// Whether the search came to a variable.
    func isVisited(_ variable: Int32) -> Bool { states[Int(variable)].visit == visit }

    /// Notes that the search came to a variable.
    @inline(__always)
    mutating func visit(_ variable: Int32) { states[Int(variable)].visit = visit }

    /// Adds a variable and those it depends on to `order`, dependencies first.
    mutating func searchDependencies(of variable: Int32) {
        search(from: variable) { definitions, variable, next in
            let range = definitions.matrix.rows[Int(variable)].range
            while next < range.count {
                let column = definitions.matrix.cells.elements[range.lowerBound + Int(next)].column
                next += 1
                if column.isVariable { return column.number }
            }
            return nil
        }
    }

    /// Adds a variable and those that depend on it to `order`, dependents first.
    mutating func searchDependents(of variable: Int32) {
        search(from: variable) { definitions, variable, next in
            let range = definitions.matrix.columns[Int(Int32.variable(variable))].range
            if next == range.count { return nil }
            next += 1
            return definitions.matrix.entries.elements[range.lowerBound + Int(next) - 1]
        }
    }

    /// Adds a variable to `order` after those to which `step` leads from it.
    @inline(__always)
    private mutating func search(from start: Int32, _ step: (borrowing Self, Int32, inout Int32) -> Int32?) {
        if isVisited(start) { return }
        states[Int(start)].visit = visit
        path.append((start, 0))
        while let last = path.last {
            var next = last.next
            if let found = step(self, last.variable, &next) {
                path[path.count - 1].next = next
                if isVisited(found) { continue }
                states[Int(found)].visit = visit
                path.append((found, 0))
            } else {
                path.removeLast()
                order.append(last.variable)
            }
        }
    }
}
