/// Keys in the order they were added, each once.
///
/// Adding one takes constant time, however many there are.
package struct KeyList {
    /// The keys, in the order they were added.
    package private(set) var keys: [KeyID]
    private var known: Set<KeyID> = []

    /// Above this many keys a set replaces the scan.
    static let scanLimit = 12

    /// A list of some keys, of which each is listed once, where it comes first.
    package init(_ keys: [KeyID] = []) {
        self.keys = []
        if keys.count > Self.scanLimit { self.keys.reserveCapacity(keys.count) }
        for key in keys { add(key) }
    }

    /// Adds a key, unless it is there. Returns whether it was not.
    @discardableResult package mutating func add(_ key: KeyID) -> Bool {
        if keys.count <= Self.scanLimit {
            for known in keys where known == key { return false }
            keys.append(key)
            if keys.count > Self.scanLimit { known = Set(keys) }
            return true
        }
        if !known.insert(key).inserted { return false }
        keys.append(key)
        return true
    }

    /// Removes all keys; the memory of a short list is kept.
    package mutating func removeAll() {
        keys.removeAll(keepingCapacity: keys.count <= Self.scanLimit)
        if !known.isEmpty { known = [] }
    }
}
