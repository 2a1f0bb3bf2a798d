/// One slot of a table. Key 0 marks it empty.
@frozen @usableFromInline struct PropertySlot {
    @usableFromInline var key: UInt
    @usableFromInline var word: UInt64
    // Retained by the table that holds the slot; unmanaged so that a slot is a plain value.
    @usableFromInline var record: Unmanaged<WriteRecord>?
    /// The higher, the later the key was last written.
    @usableFromInline var order: UInt64

    /// Whether a key of a space lies here.
    func holdsKey(of space: KeySpace) -> Bool { key != 0 && key & 3 == space.rawValue }
}

/// The open-addressed table behind a property map.
@usableFromInline final class PropertyTable {
    @usableFromInline let mask: Int
    @usableFromInline let shift: UInt64
    @usableFromInline let slots: UnsafeMutablePointer<PropertySlot>
    var count = 0
    /// How many writes there were before the next one.
    var nextOrder: UInt64 = 0
    /// Whether a trait was ever written.
    var holdsTraits = false

    /// A table of `capacity` slots, a power of two.
    init(capacity: Int) {
        mask = capacity - 1
        shift = UInt64(64 - capacity.trailingZeroBitCount)
        slots = .allocate(capacity: capacity)
        slots.initialize(
            repeating: PropertySlot(key: 0, word: 0, record: nil, order: 0), count: capacity)
    }

    deinit {
        if count > 0 {
            for index in 0...mask { slots[index].record?.release() }
        }
        slots.deallocate()
    }

    /// The slot of a key, or `nil`. At least one slot is always empty, so the probe ends.
    @inlinable @inline(__always) func slot(of id: KeyID) -> UnsafeMutablePointer<PropertySlot>? {
        // Fibonacci hashing: metadata addresses differ in the middle bits only.
        var index = Int(truncatingIfNeeded: (UInt64(id.bits) &* 0x9E37_79B9_7F4A_7C15) &>> (shift & 63)) & mask
        while true {
            let slot = slots + index
            if slot.pointee.key == id.bits { return slot }
            if slot.pointee.key == 0 { return nil }
            index = (index &+ 1) & mask
        }
    }

    /// Whether another key fits below the load limit of one half.
    var hasRoom: Bool { (count + 1) * 2 <= mask + 1 }

    /// A table with the same entries, but for those of some keys, and with room for more.
    func copy(adding extra: Int, without removed: [UInt] = []) -> PropertyTable {
        let many = removed.count > KeyList.scanLimit ? Set(removed) : nil
        var capacity = 4
        while capacity < (count + extra) * 2 { capacity *= 2 }
        let result = PropertyTable(capacity: capacity)
        result.count = count
        result.nextOrder = nextOrder
        result.holdsTraits = holdsTraits
        if count > 0 {
            for index in 0...mask where slots[index].key != 0 {
                if !removed.isEmpty, many?.contains(slots[index].key) ?? removed.contains(slots[index].key) {
                    result.count -= 1
                    continue
                }
                _ = slots[index].record?.retain()
                result.insertionSlot(of: slots[index].key).pointee = slots[index]
            }
        }
        return result
    }

    /// Puts a write that sets something in its slot.
    func set(_ write: PropertyWrite) {
        let id = write.id
        let slot = insertionSlot(of: id.bits)
        if slot.pointee.key == 0 { count += 1 }
        let old = slot.pointee.record
        // Balanced by the release of the record it replaces, here, and by `deinit` in the end.
        slot.pointee = PropertySlot(
            key: id.bits, word: write.word, record: Unmanaged.passRetained(write.record), order: nextOrder)
        old?.release()
        nextOrder += 1
        if id.space == .trait { holdsTraits = true }
    }

    private func insertionSlot(of bits: UInt) -> UnsafeMutablePointer<PropertySlot> {
        var index = Int(truncatingIfNeeded: (UInt64(bits) &* 0x9E37_79B9_7F4A_7C15) &>> (shift & 63)) & mask
        while slots[index].key != 0, slots[index].key != bits { index = (index + 1) & mask }
        return slots + index
    }
}
