/// Assigns numbers to distinct IDs in the order in which they come.
///
/// Each ID is hashed once. If a type's `==` and `hash(into:)` contradict each other, equal IDs may get two numbers; a
/// dictionary would trap.
struct IDTable<ID: Hashable> {
    /// The IDs by number.
    private(set) var ids: [ID] = []
    private var hashes: [Int] = []
    /// Each slot holds a number plus one, or 0 if free. At least half of the slots are free, so that every search ends.
    private var slots: [Int]

    init(capacity: Int) {
        var size = 8
        while size < capacity * 2 { size *= 2 }
        slots = [Int](repeating: 0, count: size)
    }

    /// Returns the hash by which an ID is looked up.
    static func hash(_ id: ID) -> Int {
        var hasher = Hasher()
        hasher.combine(id)
        return hasher.finalize()
    }

    /// Returns the number of an ID, assigning a new one if needed.
    mutating func insert(_ id: ID, hash: Int) -> (number: Int, isNew: Bool) {
        if (ids.count + 1) * 2 > slots.count { grow() }
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            if hashes[number] == hash, ids[number] == id { return (number, false) }
            slot = (slot + 1) & mask
        }
        ids.append(id)
        hashes.append(hash)
        slots[slot] = ids.count
        return (ids.count - 1, true)
    }

    private mutating func grow() {
        slots = [Int](repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for (number, hash) in hashes.enumerated() {
            var slot = hash & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = number + 1
        }
    }
}
