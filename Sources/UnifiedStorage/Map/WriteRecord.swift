/// What is known of one write: its key, the box of its value, the key whose bridge made it, and its place in the source.
public final class WriteRecord: @unchecked Sendable {
    // Immutable; the box is one of the map's own, never mutated after construction. The cycle between a descriptor
    // and its plain record is deliberate: both live for the whole process.

    /// The descriptor of the key written.
    public let descriptor: KeyDescriptor
    /// Keeps the boxed value alive.
    let box: AnyObject?
    /// The environment key whose bridge made this write, if one did.
    public let origin: KeyID?
    /// Where the write was made, if known.
    public let source: WriteSource?

    package init(descriptor: KeyDescriptor, box: AnyObject?, origin: KeyID?, source: WriteSource?) {
        self.descriptor = descriptor
        self.box = box
        self.origin = origin
        self.source = source
    }
}

/// One value ready to be put into a map.
package struct PropertyWrite: Sendable {
    package let word: UInt64
    package let record: WriteRecord

    package var id: KeyID { record.descriptor.id }

    package init<K: StorageKey>(
        _ key: K.Type, in space: KeySpace, value: K.Value, origin: KeyID? = nil, source: WriteSource? = nil
    ) {
        let descriptor = KeyDescriptor.of(key, in: space)
        let (word, box) = StoredWord<K.Value>.store(value)
        self.word = word
        record =
            if box != nil || origin != nil {
                WriteRecord(descriptor: descriptor, box: box, origin: origin, source: source)
            } else if let source {
                descriptor.record(writtenAt: source)
            } else {
                descriptor.plainRecord
            }
    }

    /// Whether the other is a write of an equal value that was made in the same way.
    package func isSame(as other: PropertyWrite) -> Bool {
        if record === other.record, word == other.word { return true }
        return id == other.id && record.source == other.record.source && record.origin == other.record.origin
            && record.descriptor.areEqual(word, other.word)
    }

    init(word: UInt64, record: WriteRecord) {
        self.word = word
        self.record = record
    }
}
