extension PropertyMap {
    /// Whether every key of `space` has equal values in both, a missing entry counting as the key's default.
    ///
    /// O(1) when both are the same object.
    package func isEqual(to other: PropertyMap, in space: KeySpace) -> Bool {
        if isIdentical(to: other) { return true }
        for index in 0...table.mask where table.slots[index].holdsKey(of: space) {
            if !hasEqualValue(of: PropertyEntry(table.slots[index]).id, in: other) { return false }
        }
        for index in 0...other.table.mask where other.table.slots[index].holdsKey(of: space) {
            let entry = PropertyEntry(other.table.slots[index])
            if !contains(entry.id), !entry.isDefault { return false }
        }
        return true
    }

    /// Whether `id` has equal values in both maps.
    package func hasEqualValue(of id: KeyID, in other: PropertyMap) -> Bool {
        if isIdentical(to: other) { return true }
        let mine = table.slot(of: id)
        let theirs = other.table.slot(of: id)
        switch (mine, theirs) {
        case (nil, nil): return true
        case let (slot?, nil), let (nil, slot?): return PropertyEntry(slot.pointee).isDefault
        case let (a?, b?): return PropertyEntry(a.pointee).descriptor.areEqual(a.pointee.word, b.pointee.word)
        }
    }

    /// Calls `body` with each key of `space` whose values differ, until it returns `false`: keys set here first, in the
    /// order of their last writes, then those set only in the other.
    package func forEachDifference(
        from other: PropertyMap, in space: KeySpace, _ body: (KeyDescriptor) -> Bool
    ) {
        if isIdentical(to: other) { return }
        for entry in entries where entry.id.space == space {
            if !hasEqualValue(of: entry.id, in: other), !body(entry.descriptor) { return }
        }
        for entry in other.entries where entry.id.space == space && !contains(entry.id) {
            if !entry.isDefault, !body(entry.descriptor) { return }
        }
    }

    /// Hashes every value of `space` that is not its key's default, in no particular order.
    package func hash(in space: KeySpace, into hasher: inout Hasher) {
        var sum = 0
        for index in 0...table.mask where table.slots[index].holdsKey(of: space) {
            let entry = PropertyEntry(table.slots[index])
            if entry.isDefault { continue }
            var one = Hasher()
            one.combine(entry.id)
            entry.descriptor.hash(entry.word, into: &one)
            sum &+= one.finalize()
        }
        hasher.combine(sum)
    }

    /// Traps if the table has lost its shape. For tests.
    package func checkInvariants() {
        var seen = 0
        for index in 0...table.mask {
            let slot = table.slots[index]
            if slot.key == 0 { continue }
            seen += 1
            precondition(slot.record != nil, "An occupied slot has no record.")
            precondition(slot.order < table.nextOrder, "A slot's order is out of range.")
            precondition(
                table.slots + index == table.slot(of: PropertyEntry(slot).id), "A slot cannot be found from its key.")
        }
        precondition(seen == table.count, "The table counts \(table.count) entries and holds \(seen).")
        precondition(table.mask == 0 || seen * 2 <= table.mask + 1, "The table is fuller than its limit.")
    }
}
