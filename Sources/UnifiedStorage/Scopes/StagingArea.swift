/// Collects writes and moves, and puts them in force together.
@MainActor package final class StagingArea {
    /// The one staging area of the main actor.
    package static let shared = StagingArea()

    // What every update asks: read and changed in single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private var scopes: [ObjectIdentifier: WeakScope] = [:]
    @exclusivity(unchecked) private var woken: [WeakDependent] = []
    private var lastKey: [KeyID] = []
    /// Scopes and dependents of trees outside every window: looked at again when a tree joins one.
    @exclusivity(unchecked) private var waitingScopes: [ObjectIdentifier: WeakScope] = [:]
    @exclusivity(unchecked) private var waitingDependents: [WeakDependent] = []

    /// How long a list may get before its memory is given back.
    private static let keptCapacity = 1_024

    private struct WeakScope { weak var scope: Scope? }
    private struct WeakDependent { weak var dependent: Dependent? }

    /// Called when the first piece of work arrives.
    var onWork: () -> Void = {}

    /// Whether anything waits to be committed.
    package var hasWork: Bool { !scopes.isEmpty || !woken.isEmpty }

    /// Whether nothing waits to be committed, be it in a tree outside every window.
    var isEmpty: Bool { !hasWork && waitingScopes.isEmpty && waitingDependents.isEmpty }

    func note(_ scope: Scope) {
        if scope.isStaged { return }
        scope.isStaged = true
        scopes[ObjectIdentifier(scope)] = WeakScope(scope: scope)
        onWork()
    }

    /// A list of one key, the same one for all that a change of it wakes.
    private func list(of key: KeyID) -> [KeyID] {
        if lastKey.first != key { lastKey = [key] }
        return lastKey
    }

    func forget(_ scope: Scope) {
        scope.isStaged = false
        scopes.removeValue(forKey: ObjectIdentifier(scope))
        waitingScopes.removeValue(forKey: ObjectIdentifier(scope))
    }

    func wake(_ dependent: Dependent, key: KeyID) {
        if dependent.wokenKeys.isEmpty {
            dependent.wokenKeys = list(of: key)
        } else if !dependent.wokenKeys.contains(key) {
            dependent.wokenKeys.append(key)
        }
        if dependent.isWoken {
            // It may be waiting outside every window, and have just come in.
            treesMoved()
            return
        }
        dependent.isWoken = true
        woken.append(WeakDependent(dependent: dependent))
        onWork()
    }

    /// A tree joined a window, or a root came alive: what waited outside may take part now.
    package func treesMoved() {
        Scope.treesMoved()
        if waitingScopes.isEmpty, waitingDependents.isEmpty { return }
        scopes.merge(waitingScopes) { old, _ in old }
        waitingScopes = [:]
        woken += waitingDependents
        waitingDependents = []
        onWork()
    }

    /// Puts in force what was staged in live trees, and in the tree `isIncluded` answers true for, and tells whoever it
    /// may concern.
    package func commit(including isIncluded: (Scope) -> Bool = { _ in false }) {
        if isIncludedOutside(isIncluded) { treesMoved() }
        if !hasWork { return }
        let due = scopes
        scopes = [:]
        var ready: [Scope] = []
        for (id, entry) in due {
            guard let scope = entry.scope else { continue }
            if scope.inheritsLive || isIncluded(scope) { ready.append(scope) } else { waitingScopes[id] = entry }
        }
        for scope in ready {
            scope.isStaged = false
            scope.commitStagedWrites { self.wake($0, key: $1) }
        }
        tellWoken(including: isIncluded)
    }

    /// Whether the caller named a tree that may be outside every window.
    private func isIncludedOutside(_ isIncluded: (Scope) -> Bool) -> Bool {
        if waitingScopes.isEmpty, waitingDependents.isEmpty { return false }
        for entry in waitingScopes.values {
            if let scope = entry.scope, isIncluded(scope) { return true }
        }
        for entry in waitingDependents {
            if let home = entry.dependent?.home, isIncluded(home) { return true }
        }
        return false
    }

    private func tellWoken(including isIncluded: (Scope) -> Bool) {
        if woken.isEmpty { return }
        var due: [Dependent] = []
        due.reserveCapacity(woken.count)
        // Baselines first: telling one dependent may stage more.
        for entry in woken {
            guard let dependent = entry.dependent else { continue }
            due.append(dependent)
            dependent.keepBaseline()
        }
        woken.removeAll(keepingCapacity: woken.count <= Self.keptCapacity)
        // Dependents of one scope mostly come together.
        var last: (home: Scope, takesPart: Bool)?
        for dependent in due {
            guard let home = dependent.home else {
                dependent.isWoken = false
                dependent.wokenKeys = []
                continue
            }
            if last?.home !== home { last = (home, home.inheritsLive || isIncluded(home)) }
            if last?.takesPart == false {
                waitingDependents.append(WeakDependent(dependent: dependent))
                continue
            }
            dependent.isWoken = false
            let keys = dependent.wokenKeys
            dependent.wokenKeys = []
            dependent.keysDidChange(keys)
        }
    }

    /// Drops everything staged in live trees. The last resort of an update that does not settle.
    func abandon() {
        for entry in scopes.values {
            guard let scope = entry.scope else { continue }
            scope.isStaged = false
            scope.staged = []
        }
        scopes = [:]
        for entry in woken {
            entry.dependent?.isWoken = false
            entry.dependent?.wokenKeys = []
            entry.dependent?.forgetBaseline()
        }
        woken = []
    }
}
