/// An immutable, typed map from keys to values. Trait collections and environment values are both views of such a
/// map.
///
/// Copies share their storage. A read is one probe of an open-addressed table, does not allocate, and does not depend
/// on the number of other values. Each change copies the table, but not the values.
// A table is never changed once a second map can see it, and holds only immutable records.
@usableFromInline @frozen package struct PropertyMap: @unchecked Sendable {
    @usableFromInline var table: PropertyTable

    @usableFromInline init(table: PropertyTable) { self.table = table }

    /// The empty map.
    package static let empty = PropertyMap(table: PropertyTable(capacity: 1))

    /// Returns the value that was written for `key`, or `nil` if there is none.
    @inlinable package func value<K: StorageKey>(of key: K.Type, in space: KeySpace) -> K.Value? {
        guard let slot = table.slot(of: KeyID(key, in: space)) else { return nil }
        return StoredWord<K.Value>.load(slot.pointee.word)
    }

    /// Returns the value written for `key`, or the result of `other` if there is none.
    ///
    /// For code that is not compiled for the type of the value: it would look up the type of an optional of it.
    @inlinable package func value<K: StorageKey>(
        of key: K.Type, in space: KeySpace, else other: () -> K.Value
    ) -> K.Value {
        guard let slot = table.slot(of: KeyID(key, in: space)) else { return other() }
        return StoredWord<K.Value>.load(slot.pointee.word)
    }

    /// The number of keys written.
    package var count: Int { table.count }
    /// Whether a trait was ever written: not in values that stand in no tree.
    package var holdsTraits: Bool { table.holdsTraits }

    /// Whether both maps are the same object. O(1).
    package func isIdentical(to other: PropertyMap) -> Bool { table === other.table }

    /// Whether a value was written for `id`.
    package func contains(_ id: KeyID) -> Bool { table.slot(of: id) != nil }

    /// The entry of `id`, or `nil` where nothing was written.
    package func entry(of id: KeyID) -> PropertyEntry? { table.slot(of: id).map { PropertyEntry($0.pointee) } }

    /// All entries in the order their keys were last written: the nearest writes come last.
    package var entries: [PropertyEntry] {
        var slots: [PropertySlot] = []
        slots.reserveCapacity(count)
        for index in 0...table.mask where table.slots[index].key != 0 { slots.append(table.slots[index]) }
        slots.sort { $0.order < $1.order }
        return slots.map(PropertyEntry.init)
    }

    /// Some keys, those that were written nearest first, and last those that were not written.
    package func nearestFirst(_ ids: [KeyID]) -> [KeyID] {
        let orders = ids.map { table.slot(of: $0)?.pointee.order }
        let sorted = ids.indices.sorted { a, b in
            switch (orders[a], orders[b]) {
            case (let one?, let other?): one > other
            case (.some, nil): true
            case (nil, .some): false
            case (nil, nil): a < b
            }
        }
        return sorted.map { ids[$0] }
    }

    /// This map with `writes` on top, in their order; a removal takes its key's entry away.
    package func applying<W: Collection>(_ writes: W) -> PropertyMap where W.Element == PropertyWrite {
        if writes.isEmpty { return self }
        var removed: [UInt] = []
        for write in writes where write.isRemoval { removed.append(write.id.bits) }
        let copy = table.copy(adding: writes.count - removed.count, without: removed)
        for write in writes where !write.isRemoval { copy.set(write) }
        return PropertyMap(table: copy)
    }

    /// Sets one value, in place when this map is the only one to see its table.
    package mutating func set(_ write: PropertyWrite) {
        if write.isRemoval {
            self = applying(CollectionOfOne(write))
            return
        }
        if !isKnownUniquelyReferenced(&table) || !table.hasRoom { table = table.copy(adding: 1) }
        table.set(write)
    }
}

/// One entry of a map as data.
package struct PropertyEntry: Sendable {
    package let word: UInt64
    package let record: WriteRecord

    package var id: KeyID { record.descriptor.id }
    package var descriptor: KeyDescriptor { record.descriptor }
    package var write: PropertyWrite { PropertyWrite(word: word, record: record) }
    package var isDefault: Bool { descriptor.isDefault(word) }

    init(_ slot: PropertySlot) {
        word = slot.word
        // An occupied slot always has a record, retained by the table.
        record = slot.record.unsafelyUnwrapped.takeUnretainedValue()
    }
}
