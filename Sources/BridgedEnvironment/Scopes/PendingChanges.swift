/// Collects writes and moves, and puts them in force together.
@MainActor package final class PendingChanges {
    /// The one pending changes of the main actor.
    package static let shared = PendingChanges()

    // Read by every update, and changed in single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private var scopes: [ObjectIdentifier: OutsideTree.WeakScope] = [:]
    @exclusivity(unchecked) private var woken: [OutsideTree.WeakObserver] = []
    private var lastKey: [KeyID] = []
    /// The work that waits in trees outside of every window.
    private let outside = OutsideTrees()
    /// How many scopes and observers commits have looked at. For tests.
    package private(set) var lookCount = 0

    /// How long a list may get before its memory is given back.
    private static let keptCapacity = 1_024

    /// Called when the first piece of work arrives.
    var onWork: () -> Void = {}

    /// Whether anything waits to be committed.
    package var hasWork: Bool { !scopes.isEmpty || !woken.isEmpty }

    func note(_ scope: Scope) {
        if scope.isStaged { return }
        ChangeCount.add()
        let isFirst = !hasWork
        scope.isStaged = true
        scopes[ObjectIdentifier(scope)] = OutsideTree.WeakScope(scope: scope)
        CycleDetector.noteRequest(of: scope, in: .scopes)
        if isFirst { onWork() }
    }

    /// A list of one key, shared by all observers that a change of the key wakes.
    private func list(of key: KeyID) -> [KeyID] {
        if lastKey.first != key { lastKey = [key] }
        return lastKey
    }

    func wake(_ observer: KeyObserver, key: KeyID) {
        if observer.wokenKeys.isEmpty {
            observer.wokenKeys = list(of: key)
        } else {
            observer.addWoken(key)
        }
        if observer.isWoken { return }
        let isFirst = !hasWork
        observer.isWoken = true
        woken.append(OutsideTree.WeakObserver(observer: observer))
        CycleDetector.noteRequest(of: observer, in: .scopes)
        if isFirst { onWork() }
    }

    // MARK: Trees outside of windows

    /// The tree of `scope` moves, becomes live or is asked: its waiting work may take part now.
    func treeMoves(_ scope: Scope) {
        if outside.isEmpty { return }
        guard let tree = outside.remove(scope) else { return }
        // Where two entries have one address, the scope of one is gone.
        scopes.merge(tree.scopes) { old, new in old.scope == nil ? new : old }
        woken += tree.observers
        Scope.remember(tree)
        if hasWork { onWork() }
    }

    /// Lets the work that waits in a tree take part in the flush that includes it.
    func include(_ tree: IncludedTree) {
        if !outside.isEmpty { treeMoves(tree.scope) }
    }

    /// Whether something waits in a tree outside of every window.
    var hasOutsideTrees: Bool { !outside.isEmpty }

    /// The tree that `scope` is in, if it is outside of every window and something waits there.
    func outsideTree(of scope: Scope) -> OutsideTree? { outside.isEmpty ? nil : outside.find(scope) }

    /// The tree outside of every window that `scope` is in, for something that is to wait there.
    func makeOutsideTree(of scope: Scope) -> OutsideTree { outside.tree(of: scope) }

    /// A scope goes.
    func treeEnds(_ scope: Scope) {
        if !outside.isEmpty { outside.forget(ObjectIdentifier(scope)) }
    }

    /// Puts the staged writes of live trees, and of the tree for which `isIncluded` returns true, in force, and tells
    /// the observers concerned.
    package func commit(including isIncluded: (Scope) -> Bool = { _ in false }) {
        if !hasWork { return }
        let due = scopes
        scopes = [:]
        var ready: [Scope] = []
        for (id, entry) in due {
            guard let scope = entry.scope else { continue }
            lookCount += 1
            UpdateWork.count()
            if scope.inheritsLive || isIncluded(scope) {
                ready.append(scope)
            } else {
                outside.tree(of: scope).scopes[id] = entry
            }
        }
        for scope in ready {
            scope.isStaged = false
            CycleDetector.resumeRequest(of: scope, in: .scopes)
            scope.commitStagedWrites { self.wake($0, key: $1) }
        }
        tellWoken(including: isIncluded)
    }

    private func tellWoken(including isIncluded: (Scope) -> Bool) {
        if woken.isEmpty { return }
        var due: [KeyObserver] = []
        due.reserveCapacity(woken.count)
        var entries: [OutsideTree.WeakObserver] = []
        swap(&entries, &woken)
        // Baselines first: telling one observer may stage more. By index, as a loop would copy the weak references.
        for index in entries.indices {
            guard let observer = entries[index].observer else { continue }
            observer.keepBaseline()
            due.append(observer)
        }
        entries.removeAll(keepingCapacity: entries.count <= Self.keptCapacity)
        if woken.isEmpty { swap(&entries, &woken) }
        // Observers of one scope mostly come together.
        var last: (home: Scope, takesPart: Bool)?
        for observer in due {
            if last == nil || last?.home !== observer.home {
                guard let home = observer.home else {
                    observer.isWoken = false
                    observer.wokenKeys = []
                    continue
                }
                last = (home, home.inheritsLive || isIncluded(home))
            }
            lookCount += 1
            UpdateWork.count()
            if let last, !last.takesPart {
                outside.tree(of: last.home).observers.append(OutsideTree.WeakObserver(observer: observer))
                continue
            }
            observer.isWoken = false
            let keys = observer.takeWokenKeys()
            if CycleDetector.mayRun(observer, in: .scopes) {
                observer.keysDidChange(KeyChanges(keys: keys))
            } else {
                observer.forgetBaseline()
            }
        }
    }
}
