/// Assigns numbers to distinct things in the order in which they come, by their hashes.
///
/// It knows no type, so that no code that finds things in it depends on theirs: it asks which things with the same hash
/// are equal. If a type's `==` and `hash(into:)` contradict each other, equal things may get two numbers; a dictionary
/// would trap.
struct HashTable {
    /// The hashes by number.
    private var hashes: [Int] = []
    /// Each slot holds a number plus one, or 0 if free. At least half of the slots are free, so that every search ends.
    /// Empty while there are so few things that all hashes are looked at.
    private var slots: [Int] = []

    private static let scanLimit = 12

    /// Prepares for a number of things.
    mutating func reserveCapacity(_ capacity: Int) {
        hashes.reserveCapacity(capacity)
        if capacity > Self.scanLimit, slots.count < capacity * 2 { distribute(capacity) }
    }

    /// Returns the number of a thing, assigning a new one if needed.
    ///
    /// - Parameter isSame: Whether it is the one with the given number, which has the same hash.
    @inline(__always)
    mutating func insert(_ hash: Int, isSame: (Int) -> Bool) -> (number: Int, isNew: Bool) {
        if let number = number(of: hash, isSame: isSame) { return (number, false) }
        append(hash)
        return (hashes.count - 1, true)
    }

    /// Returns the number of a thing; `nil` if it has none.
    ///
    /// - Parameter isSame: Whether it is the one with the given number, which has the same hash.
    @inline(__always)
    func number(of hash: Int, isSame: (Int) -> Bool) -> Int? {
        if slots.isEmpty {
            for number in hashes.indices where hashes[number] == hash && isSame(number) { return number }
            return nil
        }
        var slot = hash & (slots.count - 1)
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            if hashes[number] == hash, isSame(number) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private mutating func append(_ hash: Int) {
        hashes.append(hash)
        if hashes.count * 2 > slots.count {
            if hashes.count > Self.scanLimit { distribute(hashes.count) }
        } else {
            place(hashes.count - 1)
        }
    }

    private mutating func distribute(_ capacity: Int) {
        var size = 32
        while size < capacity * 2 { size *= 2 }
        slots = [Int](repeating: 0, count: size)
        for number in hashes.indices { place(number) }
    }

    private mutating func place(_ number: Int) {
        let mask = slots.count - 1
        var slot = hashes[number] & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = number + 1
    }
}

extension Hashable {
    /// The hash by which it is looked up in a `HashTable`.
    var tableHash: Int {
        var hasher = Hasher()
        hasher.combine(self)
        return hasher.finalize()
    }
}
