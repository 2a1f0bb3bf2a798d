import Drawing

/// The number of cells in each row of a lazy collection: that of the first row made, except for rows known to differ.
package struct SlotCounts {
    private struct Exception {
        package var slot: Int
        package var count: Int
        /// Whether the count may have changed in an update since.
        var isStale = false
        /// The difference from the usual number of cells, summed over all exceptions up to this one.
        var extra: Int
    }

    /// The number of rows.
    package private(set) var slots: Int
    private var usual = 1
    private var isUsualKnown = false
    private var exceptions: [Exception] = []

    /// The most rows that a collection can have, so that sums over many of them are integers; beyond any scrolling.
    package static let most = 1 << 40

    /// Counts so many rows, at most ``most``.
    package init(slots: Int) { self.slots = min(slots, Self.most) }

    /// The number of cells in all.
    package var total: Int { slots * usual + (exceptions.last?.extra ?? 0) }

    /// Whether each row is known to have one cell, or taken to have one as the first that was made.
    package var areOne: Bool { isUsualKnown && usual == 1 && exceptions.isEmpty }

    /// Returns the number of exceptions before a row.
    private func exceptions(before slot: Int) -> Int { exceptions.partitioningIndex { $0.slot >= slot } }

    /// Returns the first cell of a row.
    package func firstCell(of slot: Int) -> Int {
        let number = exceptions(before: slot)
        return slot * usual + (number > 0 ? exceptions[number - 1].extra : 0)
    }

    /// Returns the number of cells in a row.
    package func count(of slot: Int) -> Int {
        let number = exceptions(before: slot)
        return number < exceptions.count && exceptions[number].slot == slot ? exceptions[number].count : usual
    }

    /// Returns the row that contains a cell; the number of rows for a cell beyond the last.
    package func slot(at cell: Int) -> Int {
        let index = exceptions.partitioningIndex { firstCell(of: $0.slot) + $0.count > cell }
        let extra = index > 0 ? exceptions[index - 1].extra : 0
        let slot = (cell - extra) / usual
        // The row may be the next exception; a regular row comes before it.
        return min(index < exceptions.count ? min(slot, exceptions[index].slot) : slot, slots)
    }

    /// Records the number of cells found in a row, and optionally the usual number for other rows.
    package mutating func set(_ count: Int, of slot: Int, usual elsewhere: Int? = nil) {
        if !isUsualKnown {
            isUsualKnown = true
            usual = max(1, elsewhere ?? count)
        }
        let number = exceptions(before: slot)
        if number < exceptions.count, exceptions[number].slot == slot {
            exceptions[number].isStale = false
            if exceptions[number].count == count { return }
            exceptions[number].count = count
            if count == usual { exceptions.remove(at: number) }
        } else if count != usual {
            exceptions.insert(Exception(slot: slot, count: count, extra: 0), at: number)
        } else {
            return
        }
        sum(from: number)
    }

    /// Whether a row was last found without cells, but may have some now.
    package func isDoubtful(_ slot: Int) -> Bool {
        let number = exceptions(before: slot)
        return number < exceptions.count && exceptions[number].slot == slot && exceptions[number].isStale
    }

    /// Notes that rows without cells may have some after an update.
    package mutating func doubtEmptyRows() {
        for index in exceptions.indices where exceptions[index].count == 0 { exceptions[index].isStale = true }
    }

    /// Moves rows, or removes those whose index is negative. Nothing is known of rows that are new.
    package mutating func move(to indices: [Int], slots: Int) {
        self.slots = min(slots, Self.most)
        exceptions = exceptions.filter { indices[$0.slot] >= 0 }
        for index in exceptions.indices { exceptions[index].slot = indices[exceptions[index].slot] }
        exceptions.sort { $0.slot < $1.slot }
        sum(from: 0)
    }

    /// Returns the new index of each cell after rows have moved; negative for cells of removed rows.
    package func cellIndices(movedTo indices: [Int], in new: SlotCounts) -> [Int] {
        if usual == 1, exceptions.isEmpty { return indices }
        var result: [Int] = []
        result.reserveCapacity(total)
        for (slot, index) in indices.enumerated() {
            let first = index < 0 ? 0 : new.firstCell(of: index)
            for offset in 0..<count(of: slot) { result.append(index < 0 ? -1 : first + offset) }
        }
        return result
    }

    private mutating func sum(from number: Int) {
        var extra = number > 0 ? exceptions[number - 1].extra : 0
        for index in exceptions.indices.dropFirst(number) {
            extra += exceptions[index].count - usual
            exceptions[index].extra = extra
        }
    }
}
