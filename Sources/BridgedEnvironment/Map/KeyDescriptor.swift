/// The information that the store keeps about one key. It is computed once for each key type and kept for the life of
/// the process.
// Immutable after construction but for state guarded by locks of its own; hence the unchecked conformance.
@usableFromInline package class KeyDescriptor: @unchecked Sendable {
    /// The identity of the key.
    package final let id: KeyID
    /// The type of the key.
    package final let type: Any.Type
    /// The record every unannotated write of a value that is stored in place shares.
    package private(set) final var plainRecord: WriteRecord!

    /// The records that writes from one place in a program share, of values that are stored in place.
    private let sourcedRecords = Locked<[WriteSource: WriteRecord]>([:])
    private let detailsLock = Locked<(any AnyObject & Sendable)?>(nil)

    fileprivate init(id: KeyID, type: Any.Type) {
        self.id = id
        self.type = type
        plainRecord = WriteRecord(descriptor: self, box: nil, source: nil)
    }

    /// The record that unannotated writes from `source` share, so that writing again from there allocates nothing.
    package final func record(writtenAt source: WriteSource) -> WriteRecord {
        sourcedRecords.withLock { table in
            if let known = table[source] { return known }
            let made = WriteRecord(descriptor: self, box: nil, source: source)
            table[source] = made
            return made
        }
    }

    /// Something a face of the store wants to remember with the key, made at first use.
    package final func details<F: AnyObject & Sendable>(make: () -> F) -> F {
        if let known = detailsLock.withLock({ $0 as? F }) { return known }
        let made = make()
        return detailsLock.withLock { slot in
            if let known = slot as? F { return known }
            slot = made
            return made
        }
    }

    /// Whether two stored words hold equal values.
    package func areEqual(_ a: UInt64, _ b: UInt64) -> Bool { a == b }
    /// Whether values of the key are mere bytes.
    package var isPlain: Bool { false }
    /// Whether nothing tells the values of two stored words apart. Only known of mere bytes, as equal objects are two.
    package func areIndistinguishable(_ a: UInt64, _ b: UInt64) -> Bool { false }
    /// Whether a stored word holds the key's default value.
    package func isDefault(_ word: UInt64) -> Bool { false }
    /// Feeds a stored value to `hasher`, if it is hashable.
    package func hash(_ word: UInt64, into hasher: inout Hasher) {}
    /// The stored value as text.
    package func describe(_ word: UInt64) -> String { "" }
    /// The stored value, boxed as `Any`.
    package func anyValue(_ word: UInt64) -> Any { word }
    /// The default value, boxed as `Any`.
    package var anyDefault: Any { 0 }

    private static let registry = Locked<[KeyID: KeyDescriptor]>([:])

    /// The identity of the key.
    package static func of<K: StorageKey>(_ key: K.Type, in space: KeySpace) -> KeyDescriptor {
        let id = KeyID(key, in: space)
        return registry.withLock { table in
            if let known = table[id] { return known }
            let made = TypedKeyDescriptor<K>(id: id, type: key)
            table[id] = made
            return made
        }
    }
}

/// A descriptor that knows the key's value type.
// Immutable; a subclass must repeat the conformance of its superclass.
final class TypedKeyDescriptor<K: StorageKey>: KeyDescriptor, @unchecked Sendable {
    /// How values are compared: `==` if they have it, else by structure.
    private let comparison = ComparisonPlan.of(K.Value.self, mode: .equatableAlways)

    override init(id: KeyID, type: Any.Type) { super.init(id: id, type: type) }

    override func areEqual(_ a: UInt64, _ b: UInt64) -> Bool {
        if StoredWord<K.Value>.isInline {
            return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in comparison.areEqual(a, b) } }
        }
        // One box is one write, which is the same as itself even if its value cannot be compared.
        return a == b || areEqual(StoredWord<K.Value>.load(a), StoredWord<K.Value>.load(b))
    }

    override var isPlain: Bool { _isPOD(K.Value.self) }

    override func areIndistinguishable(_ a: UInt64, _ b: UInt64) -> Bool {
        if a == b || StoredWord<K.Value>.isInline || !isPlain { return a == b && isPlain }
        return valuesAreEqual(
            StoredWord<K.Value>.load(a), StoredWord<K.Value>.load(b), mode: .equatableUnlessPlain)
    }

    override func isDefault(_ word: UInt64) -> Bool { areEqual(StoredWord<K.Value>.load(word), K.defaultValue) }

    private func areEqual(_ a: K.Value, _ b: K.Value) -> Bool {
        withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in comparison.areEqual(a, b) } }
    }

    override func hash(_ word: UInt64, into hasher: inout Hasher) {
        if let value = StoredWord<K.Value>.load(word) as? any Hashable { value.hash(into: &hasher) }
    }

    override func describe(_ word: UInt64) -> String { String(describing: StoredWord<K.Value>.load(word)) }
    override func anyValue(_ word: UInt64) -> Any { StoredWord<K.Value>.load(word) }
    override var anyDefault: Any { K.defaultValue }
}
