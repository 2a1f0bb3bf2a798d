/// An observer of keys at a place in the tree, such as a trait registration, a tracked method, a view body, or a
/// boundary that converts values.
///
/// An observer is registered by scope and key at its nearest scope. A change notifies exactly the observers it can
/// reach.
@_spi(Store) @MainActor open class KeyObserver {
    /// The scope this observer is filed at.
    // Exclusive access is not checked for state that a change touches in each observer: it is used on one actor,
    // briefly.
    @exclusivity(unchecked) package private(set) final var home: Scope?
    // Most observers have one key; it lies here, and no list is made for it.
    private final var first: Filing?
    final var isWoken = false
    private final var isMoving = false
    @exclusivity(unchecked) private final var others: [Filing] = []
    @exclusivity(unchecked) final var wokenKeys: [KeyID] = []

    private struct Filing {
        let key: KeyID
        /// The place among the observers of the key at `home`.
        var place: UInt32
    }

    /// Creates an observer that is not registered yet.
    public init() {}

    isolated deinit { unfile() }

    /// Whether there are so many keys that they are kept in the order of their bits.
    private final var isSorted: Bool { others.count > KeyList.scanLimit }

    private final func place(among filings: [Filing], of key: KeyID) -> Int? {
        var (low, high) = (0, filings.count)
        while low < high {
            let middle = (low + high) / 2
            if filings[middle].key.bits < key.bits { low = middle + 1 } else { high = middle }
        }
        return low < filings.count && filings[low].key == key ? low : nil
    }

    private final var filingCount: Int { first == nil ? 0 : others.count + 1 }

    /// The keys it is filed under.
    package final var keys: [KeyID] {
        guard let first else { return [] }
        var keys = [first.key]
        for filing in others { keys.append(filing.key) }
        return keys
    }

    /// Whether `test` holds for one of the keys it is filed under.
    package final func hasKey(where test: (KeyID) -> Bool) -> Bool {
        if let first, test(first.key) { return true }
        for filing in others where test(filing.key) { return true }
        return false
    }

    private final func isFiled(under keys: [KeyID]) -> Bool {
        guard let first else { return keys.isEmpty }
        if keys.count != filingCount || keys[0] != first.key { return false }
        if isSorted {
            return keys.dropFirst().allSatisfy { place(among: others, of: $0) != nil }
                && KeyList(keys).keys.count == filingCount
        }
        for index in others.indices where others[index].key != keys[index + 1] { return false }
        return true
    }

    /// Files this observer under `keys` at `scope`, unless it is filed so already.
    package final func file(in scope: Scope, keys: [KeyID]) {
        if !isMoving { willFile(in: scope) }
        if home === scope, isFiled(under: keys) { return }
        unfile()
        home = scope
        let isMany = keys.count > KeyList.scanLimit
        var keys = isMany ? KeyList(keys).keys : keys
        if keys.count > 1 { others.reserveCapacity(keys.count - 1) }
        // In the order in which scopes keep their keys, so that none is moved for another.
        if isMany { keys[1...].sort { $0.bits < $1.bits } }
        for key in keys where isMany || !hasKey(where: { $0 == key }) {
            let filing = Filing(key: key, place: UInt32(scope.addObserver(self, for: key)))
            if first == nil { first = filing } else { others.append(filing) }
        }
        if isSorted { others.sort { $0.key.bits < $1.key.bits } }
    }

    /// Takes this observer out of the store.
    package final func unfile() {
        guard let home else { return }
        // What it waits to be told of waits in a tree outside of windows, which it leaves.
        if isWoken { PendingChanges.shared.treeMoves(home) }
        if let first { home.removeObserver(at: Int(first.place), for: first.key) }
        for filing in others.reversed() { home.removeObserver(at: Int(filing.place), for: filing.key) }
        first = nil
        others = []
        self.home = nil
    }

    /// Moves this observer to the scope its node stands in now. Where the values differ it will look again.
    final func rehome(to scope: Scope, valuesMayDiffer: Bool) {
        let keys = keys
        if valuesMayDiffer {
            if let home { PendingChanges.shared.treeMoves(home) }
            noteMove()
        }
        isMoving = true
        unfile()
        file(in: scope, keys: keys)
        isMoving = false
    }

    /// Marks every key as possibly changed by a move that is about to happen.
    final func noteMove() {
        keepBaseline()
        for key in keys { PendingChanges.shared.wake(self, key: key) }
    }

    final func placeChanged(of key: KeyID, to place: Int) {
        if first?.key == key {
            first?.place = UInt32(place)
        } else if isSorted {
            if let index = self.place(among: others, of: key) { others[index].place = UInt32(place) }
        } else {
            for index in others.indices where others[index].key == key { others[index].place = UInt32(place) }
        }
    }

    // MARK: Changes not yet delivered

    /// Adds one of its keys that may have changed. Of many keys, some may be there more than once.
    final func addWoken(_ key: KeyID) {
        if wokenKeys.count <= KeyList.scanLimit {
            if !wokenKeys.contains(key) { wokenKeys.append(key) }
            return
        }
        if wokenKeys.last == key { return }
        if wokenKeys.count == wokenKeys.capacity {
            let once = KeyList(wokenKeys).keys
            if once.count < wokenKeys.count { wokenKeys = once }
        }
        wokenKeys.append(key)
    }

    /// Returns the keys that may have changed, each once, and forgets them.
    final func takeWokenKeys() -> [KeyID] {
        defer { wokenKeys = [] }
        return wokenKeys.count > KeyList.scanLimit ? KeyList(wokenKeys).keys : wokenKeys
    }

    final func checkFiled(in scope: Scope, key: KeyID, place: Int) {
        precondition(
            home?.filingScope(for: key) === scope, "An observer is filed at a scope that does not stand for its home.")
        let filings = [first].compactMap { $0 } + others
        precondition(
            filings.contains { $0.key == key && $0.place == place }, "An observer's filing is out of place.")
    }

    /// The name of the observer in reports.
    open var updateLabel: String { "\(type(of: self))" }

    /// The keys it is filed under, for reports.
    package final var keyNames: String { keys.map { "\($0.type)" }.joined(separator: ", ") }

    // MARK: For observers that receive earlier values

    /// Called before it is filed at `scope`, unless that is because it moves.
    func willFile(in scope: Scope) {}
    /// Called before the observer is told of a change it does not know of yet.
    func keepBaseline() {}
    /// Drops changes that were not delivered.
    package func forgetBaseline() {}

    /// Called while changes are committed, when one of the keys was written or removed at or above `home`, or when a
    /// part of the tree at or above `home` moved.
    ///
    /// The values may still be equal, so compare them. Do little work here: mark something as needing an update in
    /// the update queue.
    open func keysDidChange(_ changes: KeyChanges) {}
}

extension KeyObserver: UpdateMember {}

/// The keys of an observer that may have changed.
@_spi(Store) public struct KeyChanges {
    package let keys: [KeyID]
}
