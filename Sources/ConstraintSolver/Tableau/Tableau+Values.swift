extension Tableau {
    /// Works out the values of variables that depend on something that changed.
    mutating func updateValues() {
        while let marker = moved.popLast() {
            markers[Int(marker)].isMoved = false
            for entry in definitions.matrix.columns[Int(Int32.marker(marker))].range {
                definitions.outdate(definitions.matrix.entries.elements[entry])
            }
        }
        if !definitions.outdated.isEmpty { definitions.update(markers) }
    }
}

extension Definitions {
    /// Works out the values of variables that are out of date, and of those that depend on these.
    fileprivate mutating func update(_ markers: ContiguousArray<Marker>) {
        findOrder()
        var changed: ContiguousArray<Int32> = []
        swap(&changed, &self.changed)
        let (matrix, order) = (matrix, updateOrder)
        // Each element would be checked for bounds, and the array for other references, at every access.
        states.withUnsafeMutableBufferPointer { states in
            markers.withUnsafeBufferPointer { markers in
                matrix.cells.elements.withUnsafeBufferPointer { cells in
                    for variable in order.reversed() where states[Int(variable)].isOutdated {
                        let index = Int(variable)
                        states[index].isOutdated = false
                        var value = states[index].constant
                        var magnitude = abs(value)
                        for cell in matrix.rows[index].range {
                            let column = cells[cell].column
                            let number = Int(column.number)
                            let addend =
                                cells[cell].coefficient
                                * (column.isVariable ? states[number].value : markers[number].value)
                            value += addend
                            magnitude += abs(addend)
                        }
                        value = Tolerance.clean(value, magnitude: magnitude)
                        if Tolerance.isSame(value, states[index].value, magnitude: magnitude) { continue }
                        states[index].value = value
                        for entry in matrix.columns[Int(Int32.variable(variable))].range {
                            states[Int(matrix.entries.elements[entry])].isOutdated = true
                        }
                        if states[index].isChanged { continue }
                        states[index].isChanged = true
                        changed.append(variable)
                    }
                }
            }
        }
        swap(&changed, &self.changed)
    }

    /// Finds an order in which no variable is before one that it depends on, read from the end.
    ///
    /// The former order is taken again if the same variables are out of date, as in an animation.
    private mutating func findOrder() {
        if isOrderKnown, outdated == updateSeeds {
            outdated.removeAll(keepingCapacity: true)
            return
        }
        beginSearch()
        for variable in outdated { searchDependents(of: variable) }
        swap(&outdated, &updateSeeds)
        swap(&order, &updateOrder)
        outdated.removeAll(keepingCapacity: true)
        isOrderKnown = true
    }
}
