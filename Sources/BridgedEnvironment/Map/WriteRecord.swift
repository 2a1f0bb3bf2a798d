/// A record of one write: its key, the box of its value, and its source location.
// Immutable; the box is one of the map's own, never mutated after construction. The cycle between a descriptor and its
// plain record is deliberate: both live for the whole process.
@usableFromInline package final class WriteRecord: @unchecked Sendable {
    /// The descriptor of the key that was written.
    package let descriptor: KeyDescriptor
    /// Keeps the boxed value alive.
    let box: AnyObject?
    /// The source location of the write, if it is known.
    package let source: WriteSource?
    /// Whether the write sets nothing: from it on inwards the key is as if it had never been written.
    package let isRemoval: Bool

    package init(descriptor: KeyDescriptor, box: AnyObject?, source: WriteSource?, isRemoval: Bool = false) {
        self.descriptor = descriptor
        self.box = box
        self.source = source
        self.isRemoval = isRemoval
    }
}

/// One value ready to be put into a map.
package struct PropertyWrite: Sendable {
    package let word: UInt64
    package let record: WriteRecord

    package var id: KeyID { record.descriptor.id }

    package init<K: StorageKey>(
        _ key: K.Type, in space: KeySpace, value: K.Value, source: WriteSource? = nil
    ) {
        let descriptor = KeyDescriptor.of(key, in: space)
        let (word, box) = StoredWord<K.Value>.store(value)
        self.word = word
        record =
            if box != nil {
                WriteRecord(descriptor: descriptor, box: box, source: source)
            } else if let source {
                descriptor.record(writtenAt: source)
            } else {
                descriptor.plainRecord
            }
    }

    /// The write that removes an outer write of a key.
    package init(removing descriptor: KeyDescriptor) {
        word = 0
        record = WriteRecord(descriptor: descriptor, box: nil, source: nil, isRemoval: true)
    }

    /// Whether this removes an outer write.
    package var isRemoval: Bool { record.isRemoval }

    /// Whether the other is a write of an equal value that was made in the same way.
    package func isSame(as other: PropertyWrite) -> Bool {
        if record === other.record, word == other.word { return true }
        // The word of a removal stands for no value.
        return id == other.id && record.source == other.record.source && isRemoval == other.isRemoval
            && (isRemoval || record.descriptor.areEqual(word, other.word))
    }

    init(word: UInt64, record: WriteRecord) {
        self.word = word
        self.record = record
    }
}

extension [PropertyWrite] {
    /// Whether these are the same writes in the same order.
    package func isSame(as other: [PropertyWrite]) -> Bool {
        if count != other.count { return false }
        for index in indices where !self[index].isSame(as: other[index]) { return false }
        return true
    }
}
