/// Whoever must look again when a key changes where it stands: a trait registration, a tracked method, a view body,
/// a border that converts values.
///
/// A dependent is filed under (scope, key) at its nearest scope. A change wakes exactly the dependents it can reach.
@MainActor open class Dependent {
    /// The scope this dependent is filed at.
    // Checks of exclusive access are left out of what a change touches in each dependent, on one actor and briefly.
    @exclusivity(unchecked) package private(set) final var home: Scope?
    /// Whether this dependent is told what the values were before a change. Costs a reference while a change waits.
    @exclusivity(unchecked) package final var wantsBaseline = false
    /// The values at its place before the changes it has not yet been told of; `nil` when it knows of all.
    @exclusivity(unchecked) package final var baseline: PropertyMap?

    private final var filings: [(key: KeyID, place: Int)] = []
    final var wokenKeys: [KeyID] = []
    @exclusivity(unchecked) final var isWoken = false
    private final var isMoving = false

    /// How many dependents were made before this one.
    package final let serial: UInt64
    private static var made: UInt64 = 0

    /// A dependent that is filed nowhere yet.
    public init() {
        serial = Dependent.made
        Dependent.made += 1
    }

    isolated deinit { unfile() }

    @exclusivity(unchecked) private final var depth = 0
    @exclusivity(unchecked) private final var depthEpoch: UInt32 = 0

    /// The depth of the node it belongs to, which `measure` finds out when nodes may have moved since the last time.
    package final func depth(measure: () -> Int) -> Int {
        if depthEpoch == ScopeLink.depthEpoch { return depth }
        depth = measure()
        depthEpoch = ScopeLink.depthEpoch
        return depth
    }

    /// The keys it is filed under.
    package final var keys: [KeyID] {
        var keys: [KeyID] = []
        keys.reserveCapacity(filings.count)
        for filing in filings { keys.append(filing.key) }
        return keys
    }

    /// Whether `test` holds for one of the keys it is filed under.
    package final func hasKey(where test: (KeyID) -> Bool) -> Bool {
        for filing in filings where test(filing.key) { return true }
        return false
    }

    /// Files this dependent under `keys` at `scope`, leaving what is already so as it is.
    package final func file(in scope: Scope, keys: [KeyID]) {
        if wantsBaseline, !isMoving { Scope.noteFiling(of: self, in: scope) }
        if home === scope, filings.count == keys.count, zip(filings, keys).allSatisfy({ $0.key == $1 }) { return }
        unfile()
        home = scope
        filings.reserveCapacity(keys.count)
        for key in keys where !filings.contains(where: { $0.key == key }) {
            filings.append((key, scope.addDependent(self, for: key)))
        }
    }

    /// Takes this dependent out of the store.
    package final func unfile() {
        guard let home else { return }
        for filing in filings { home.removeDependent(at: filing.place, for: filing.key) }
        filings.removeAll()
        self.home = nil
    }

    /// Moves this dependent to the scope its node stands in now. Where the values differ it will look again.
    final func rehome(to scope: Scope, valuesMayDiffer: Bool) {
        let keys = keys
        if valuesMayDiffer {
            noteMove()
            StagingArea.shared.treesMoved()
        }
        isMoving = true
        unfile()
        file(in: scope, keys: keys)
        isMoving = false
    }

    /// Marks every key as possibly changed by a move that is about to happen.
    final func noteMove() {
        if wantsBaseline, baseline == nil, let home { baseline = Scope.knownValues(of: self, in: home) }
        for key in keys { StagingArea.shared.wake(self, key: key) }
    }

    final func placeChanged(of key: KeyID, to place: Int) {
        for index in filings.indices where filings[index].key == key { filings[index].place = place }
    }

    final func checkFiled(in scope: Scope, key: KeyID, place: Int) {
        precondition(home === scope, "A dependent is filed at a scope that is not its home.")
        precondition(
            filings.contains { $0.key == key && $0.place == place }, "A dependent's filing is out of place.")
    }

    /// Called while changes are committed when one of the keys was written, removed or moved under at or above `home`.
    ///
    /// The values may turn out equal: compare. Do little: mark something dirty in the update queue.
    open func keysDidChange(_ keys: [KeyID]) {}
}
