/// One write that many scopes make, each as its only one.
///
/// Scopes that inherit the same values share the map that comes of it, so that a further one costs no table.
@MainActor package final class SharedWrite {
    package let write: PropertyWrite
    /// The write as the list that scopes keep, in storage that they share.
    package let list: [PropertyWrite]
    // Both maps live as long as scopes have them: remembering them here keeps none of their values.
    private weak var base: PropertyTable?
    private weak var result: PropertyTable?

    package init(_ write: PropertyWrite) {
        self.write = write
        list = [write]
    }

    /// The writes that scopes made last, by their keys, where nothing tells them from others with the same value.
    private static var last: [KeyID: Last] = [:]

    private struct Last {
        let write: PropertyWrite
        /// The object shared by the scopes that make the write, from the second scope on.
        var shared: SharedWrite?
    }

    /// Returns the object shared by the scopes that make `write`, if another one has just made the same.
    package static func of(_ write: PropertyWrite) -> SharedWrite? {
        let descriptor = write.record.descriptor
        if !descriptor.isPlain || write.isRemoval { return nil }
        guard let known = last[write.id], known.write.record.source == write.record.source,
            descriptor.areIndistinguishable(known.write.word, write.word)
        else {
            last[write.id] = Last(write: write)
            return nil
        }
        if let shared = known.shared { return shared }
        let shared = SharedWrite(known.write)
        last[write.id]?.shared = shared
        return shared
    }

    /// Whether `writes` are this one and no other.
    func isOnly(in writes: [PropertyWrite]) -> Bool {
        writes.count == 1 && writes[0].record === write.record && writes[0].word == write.word
    }

    /// Returns a map with the write on top.
    func map(over map: PropertyMap) -> PropertyMap {
        if base === map.table, let result { return PropertyMap(table: result) }
        let new = map.applying(list)
        base = map.table
        result = new.table
        return new
    }
}
