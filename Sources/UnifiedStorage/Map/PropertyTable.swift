/// One place of a table. Key 0 marks it empty.
@frozen @usableFromInline struct PropertySlot {
    @usableFromInline var key: UInt
    @usableFromInline var word: UInt64
    // Retained by the table that holds the slot; unmanaged so that a slot is a plain value.
    @usableFromInline var record: Unmanaged<WriteRecord>?
    @usableFromInline var stamp: UInt32
    @usableFromInline var order: UInt32

    /// Whether a key of a space lies here.
    func holdsKey(of space: KeySpace) -> Bool { key != 0 && key & 3 == space.rawValue }
}

/// The open-addressed table behind a property map.
@usableFromInline final class PropertyTable {
    @usableFromInline let mask: Int
    @usableFromInline let shift: UInt64
    @usableFromInline let slots: UnsafeMutablePointer<PropertySlot>
    var count = 0
    var latestStamp: UInt32 = 0
    var latestTraitStamp: UInt32 = 0

    /// A table of `capacity` places, a power of two.
    init(capacity: Int) {
        mask = capacity - 1
        shift = UInt64(64 - capacity.trailingZeroBitCount)
        slots = .allocate(capacity: capacity)
        slots.initialize(
            repeating: PropertySlot(key: 0, word: 0, record: nil, stamp: 0, order: 0), count: capacity)
    }

    deinit {
        if count > 0 {
            for index in 0...mask { slots[index].record?.release() }
        }
        slots.deallocate()
    }

    /// The place of a key, or `nil`. At least one place is always empty, so the probe ends.
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

    func copy(adding extra: Int) -> PropertyTable {
        var capacity = 4
        while capacity < (count + extra) * 2 { capacity *= 2 }
        let result = PropertyTable(capacity: capacity)
        result.count = count
        result.latestStamp = latestStamp
        result.latestTraitStamp = latestTraitStamp
        if count > 0 {
            for index in 0...mask where slots[index].key != 0 {
                _ = slots[index].record?.retain()
                result.insertionPlace(of: slots[index].key).pointee = slots[index]
            }
        }
        return result
    }

    func set(_ write: PropertyWrite, stamp: UInt32) {
        let id = write.id
        let place = insertionPlace(of: id.bits)
        let order = place.pointee.key == 0 ? UInt32(count) : place.pointee.order
        if place.pointee.key == 0 { count += 1 }
        let old = place.pointee.record
        // Balanced by the release of the record it replaces, here, and by `deinit` in the end.
        place.pointee = PropertySlot(
            key: id.bits, word: write.word, record: Unmanaged.passRetained(write.record), stamp: stamp, order: order)
        old?.release()
        latestStamp = stamp
        if id.space == .trait { latestTraitStamp = stamp }
    }

    private func insertionPlace(of bits: UInt) -> UnsafeMutablePointer<PropertySlot> {
        var index = Int(truncatingIfNeeded: (UInt64(bits) &* 0x9E37_79B9_7F4A_7C15) &>> (shift & 63)) & mask
        while slots[index].key != 0, slots[index].key != bits { index = (index + 1) & mask }
        return slots + index
    }
}
