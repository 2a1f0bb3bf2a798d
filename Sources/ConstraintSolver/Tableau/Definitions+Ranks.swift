import Foundations

extension Definitions {
    /// Works out the rank of a variable whose row is new, and those of variables that depend on it.
    mutating func updateRank(of variable: Int32) {
        var rank: Int32 = 0
        for index in matrix.rows[Int(variable)].range {
            let column = matrix.cells.elements[index].column
            if column.isVariable { rank = max(rank, states[Int(column.number)].rank) }
        }
        states[Int(variable)].rank = rank + 1
        if matrix.isEmpty(column: .variable(variable)) { return }
        order.removeAll(keepingCapacity: true)
        order.append(variable)
        var next = 0
        while next < order.count {
            let lower = order[next]
            next += 1
            for entry in matrix.columns[Int(Int32.variable(lower))].range {
                let user = matrix.entries.elements[entry]
                if states[Int(user)].rank > states[Int(lower)].rank { continue }
                states[Int(user)].rank = states[Int(lower)].rank + 1
                order.append(user)
            }
        }
    }

    /// Adds a variable that has a definition to those of a search whose definitions are to be put in their places.
    @inline(__always)
    mutating func enqueue(_ variable: Int32) {
        if !states[Int(variable)].isDefined || isVisited(variable) { return }
        visit(variable)
        pending.append(variable)
        let states = states
        pending.siftUp(from: pending.count - 1) { states[Int($0)].rank > states[Int($1)].rank }
    }

    /// Takes out the variable on which no other one of them depends.
    mutating func dequeue() -> Int32? {
        guard let first = pending.first, let last = pending.popLast() else { return nil }
        if pending.isEmpty { return first }
        pending[0] = last
        let states = states
        pending.siftDown(from: 0) { states[Int($0)].rank > states[Int($1)].rank }
        return first
    }
}
