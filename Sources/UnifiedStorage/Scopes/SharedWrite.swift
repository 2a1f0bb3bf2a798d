/// One write that many scopes make, each as its only one.
///
/// Scopes that inherit the same values share the map that comes of it, so that a further one costs no table.
@MainActor package final class SharedWrite {
    package let write: PropertyWrite
    /// The write as the list that scopes keep, in storage that they share.
    let list: [PropertyWrite]
    // Both maps live as long as scopes have them: remembering them here keeps none of their values.
    private weak var base: PropertyTable?
    private weak var result: PropertyTable?

    package init(_ write: PropertyWrite) {
        self.write = write
        list = [write]
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
