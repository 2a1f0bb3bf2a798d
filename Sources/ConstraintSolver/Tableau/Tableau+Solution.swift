extension Tableau {
    /// Finds the best solution.
    ///
    /// - Returns: A marker whose constraint cannot hold, if there is one. Values are as before then.
    mutating func solve() -> Int32? {
        settle()
        refreshIfWorn()
        // A marker stays in the list until all hold, so that another attempt finds it.
        var index = 0
        while index < infeasible.count {
            let marker = infeasible[index]
            if isBroken(marker), !restore(marker) { return marker }
            index += 1
        }
        while let marker = infeasible.popLast() { markers[Int(marker)].isInfeasible = false }
        optimize()
        updateValues()
        return nil
    }
}
