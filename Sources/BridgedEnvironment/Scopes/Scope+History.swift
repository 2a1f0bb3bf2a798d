/// A scope's state at the beginning of the current round of changes.
///
/// A round lasts from one commit to the next. Trees outside every window take no part in commits: their scopes'
/// earlier state is kept until they do, so that a handler is told of the values its node had when it last took part.
extension Scope {
    /// An object of its own, as most scopes have none at any time.
    final class History {
        var round: UInt32 = 0
        var writes: [PropertyWrite] = []
        var base: PropertyMap?
        /// The map last derived from these writes, and its source map; `nil` if none was derived.
        var derived: PropertyMap?
        var derivedFrom: PropertyMap?
        /// Whether this is kept beyond the round, because the scope is outside every window.
        var isKept = false
        var isListed = false
        // The map of that moment, once it was asked for.
        var mapRound: UInt32 = 0
        var map: PropertyMap?
    }

    /// The number of the round that is collecting changes.
    private(set) static var round: UInt32 = 1
    // Asked in every update, briefly and on one actor, so access need not be checked.
    @exclusivity(unchecked) private static var changed: [Scope] = []
    // `nil` while there are none, as a dictionary would be made when it is first asked for.
    @exclusivity(unchecked) private static var latecomers: [ObjectIdentifier: Latecomer]?

    struct Latecomer {
        weak var observer: KeyObserver?
        let map: PropertyMap
    }

    /// Whether any scope's earlier state, or any observer's when it was filed, is remembered until the round ends.
    static var hasHistories: Bool { !changed.isEmpty || latecomers != nil }

    /// Ends a round. Forgets the earlier states of the scopes that took part: the live ones, and those for which
    /// `tookPart` returns true.
    package static func beginRound(where tookPart: (Scope) -> Bool = { _ in false }) {
        round &+= 1
        if round == 0 { round = 1 }
        if changed.isEmpty, latecomers == nil { return }
        // More may come to be remembered meanwhile.
        var ended: [Scope] = []
        swap(&ended, &changed)
        let filed = latecomers
        latecomers = nil
        for scope in ended {
            guard let history = scope.history else { continue }
            // If it was only asked for its earlier values, it has nothing of its own to forget.
            if history.round == 0 || scope.inheritsLive || tookPart(scope) {
                scope.history = nil
            } else {
                history.isKept = true
                if history.isListed { continue }
                history.isListed = true
                PendingChanges.shared.makeOutsideTree(of: scope).histories.append(OutsideTree.WeakScope(scope: scope))
            }
        }
        if changed.isEmpty {
            ended.removeAll(keepingCapacity: true)
            swap(&ended, &changed)
        }
        for (id, entry) in filed ?? [:] {
            if let home = entry.observer?.home, !home.inheritsLive, !tookPart(home) {
                PendingChanges.shared.makeOutsideTree(of: home).latecomers[id] = entry
            }
        }
    }

    /// A tree outside of every window may take part now: its remembered states are looked at when this round ends.
    static func remember(_ tree: OutsideTree) {
        for entry in tree.histories {
            guard let scope = entry.scope else { continue }
            scope.history?.isListed = false
            changed.append(scope)
        }
        // Of two entries with one address, the newer one counts, unless its observer is gone.
        if tree.latecomers.isEmpty { return }
        latecomers = (latecomers ?? [:]).merging(tree.latecomers) { new, old in new.observer == nil ? old : new }
    }

    /// The earlier state, if the scope has changed since the round began, or since it last took part.
    private var changedHistory: History? {
        guard let history, history.round == Scope.round || history.isKept else { return nil }
        return history
    }

    private func madeHistory() -> History {
        if let history { return history }
        let made = History()
        history = made
        return made
    }

    /// Remembers the inputs before their first change; before a move, with the values inherited so far.
    func saveInputs(beforeMove: Bool = false) {
        if changedHistory != nil { return }
        let history = madeHistory()
        history.round = Scope.round
        history.writes = writes
        history.base = beforeMove ? base ?? parent?.mapBefore : base
        history.derivedFrom = derivedFrom
        history.derived = derivedFrom == nil ? nil : derived
        Scope.changed.append(self)
    }

    /// The values in force here when the round began, or when the scope last took part.
    package var mapBefore: PropertyMap {
        if let map = knownMapBefore { return map }
        var chain: [Scope] = []
        var scope = self
        while scope.knownMapBefore == nil {
            chain.append(scope)
            let changed = scope.changedHistory
            let base = changed == nil ? scope.base : changed?.base
            guard base == nil, let above = scope.parent else { break }
            scope = above
        }
        for scope in chain.reversed() { scope.deriveBefore() }
        // Either found above or just derived.
        return history?.map ?? map
    }

    /// The map before the round, if it was asked for in this round.
    private var knownMapBefore: PropertyMap? {
        guard let history, history.mapRound == Scope.round else { return nil }
        return history.map
    }

    private func deriveBefore() {
        let changed = changedHistory
        let history = changed ?? madeHistory()
        let from = (changed == nil ? base : history.base) ?? parent?.history?.map ?? .empty
        let known = changed == nil ? derivedFrom : history.derivedFrom
        if let known, known.isIdentical(to: from) {
            history.map = changed == nil ? derived : history.derived
        } else {
            history.map = from.applying(changed == nil ? writes : history.writes)
        }
        history.mapRound = Scope.round
        Scope.changed.append(self)
    }

    // MARK: Observers

    /// Notes the values that an observer sees as it is filed, if they are not those the round began with.
    static func noteFiling(of observer: KeyObserver, in scope: Scope) {
        if changed.isEmpty, PendingChanges.shared.outsideTree(of: scope) == nil { return }
        // The prediction for trees that were never in a window does not change.
        if scope === predicted { return }
        latecomers = latecomers ?? [:]
        latecomers?[ObjectIdentifier(observer)] = Latecomer(observer: observer, map: scope.map)
    }

    /// The values an observer knows of: those the round began with, or those it was filed at.
    static func knownValues(of observer: KeyObserver, in scope: Scope) -> PropertyMap {
        if latecomers == nil, !PendingChanges.shared.hasOutsideTrees { return scope.mapBefore }
        let tree = PendingChanges.shared.outsideTree(of: scope)
        let id = ObjectIdentifier(observer)
        if let entry = latecomers?[id] ?? tree?.latecomers[id], entry.observer === observer { return entry.map }
        return scope.mapBefore
    }
}
