/// What a scope was when the current round of changes began.
///
/// A round lasts from one commit to the next. Trees outside every window take no part in commits: what their scopes
/// were is kept until they do, so that a handler is told of the values its node had when it last took part.
extension Scope {
    struct History {
        var round: UInt32 = 0
        var writes: [PropertyWrite] = []
        var base: PropertyMap?
        /// Whether this is kept beyond the round, because the scope is outside every window.
        var isKept = false
        var isListed = false
        // The map of that moment, once it was asked for.
        var mapRound: UInt32 = 0
        var map: PropertyMap?
    }

    /// The number of the round that is collecting changes.
    @exclusivity(unchecked) private(set) static var round: UInt32 = 1
    // Asked in every update, briefly and on one actor, so access need not be checked.
    @exclusivity(unchecked) private static var changed: [Scope] = []
    @exclusivity(unchecked) private static var kept: [WeakScope] = []
    @exclusivity(unchecked) private static var latecomers: [ObjectIdentifier: Latecomer] = [:]
    @exclusivity(unchecked) private static var keptLatecomers: [ObjectIdentifier: Latecomer] = [:]

    private struct WeakScope { weak var scope: Scope? }
    private struct Latecomer {
        weak var dependent: Dependent?
        let map: PropertyMap
    }

    /// Whether what some scope was, or what a dependent saw when it was filed, is remembered.
    static var hasHistories: Bool {
        !changed.isEmpty || !latecomers.isEmpty || !kept.isEmpty || !keptLatecomers.isEmpty
    }

    /// Ends a round: what scopes that took part were before it is forgotten. Live ones do, and those `tookPart` names.
    package static func beginRound(where tookPart: (Scope) -> Bool = { _ in false }) {
        round &+= 1
        if round == 0 { round = 1 }
        if changed.isEmpty, latecomers.isEmpty { return }
        for scope in changed {
            if scope.history.round == 0 {
                // Only asked for what it was: nothing of its own to forget.
                scope.history.map = nil
            } else if scope.inheritsLive || tookPart(scope) {
                scope.history = History()
            } else {
                scope.history.isKept = true
                if scope.history.isListed { continue }
                scope.history.isListed = true
                kept.append(WeakScope(scope: scope))
            }
        }
        changed.removeAll(keepingCapacity: true)
        if latecomers.isEmpty { return }
        for (id, entry) in latecomers {
            if let home = entry.dependent?.home, !home.inheritsLive, !tookPart(home) { keptLatecomers[id] = entry }
        }
        latecomers = [:]
    }

    /// A tree may have come into a window: what was kept for trees outside is looked at when this round ends.
    static func treesMoved() {
        if kept.isEmpty, keptLatecomers.isEmpty { return }
        for entry in kept {
            guard let scope = entry.scope else { continue }
            scope.history.isListed = false
            changed.append(scope)
        }
        kept = []
        latecomers.merge(keptLatecomers) { new, _ in new }
        keptLatecomers = [:]
    }

    private var hasHistory: Bool { history.round == Scope.round || history.isKept }

    /// Remembers the inputs before their first change; before a move, with the values inherited so far.
    func saveInputs(beforeMove: Bool = false) {
        if hasHistory { return }
        history.round = Scope.round
        history.writes = writes
        history.base = beforeMove ? base ?? parent?.mapBefore : base
        Scope.changed.append(self)
    }

    /// The values in force here when the round began, or when the scope last took part.
    package var mapBefore: PropertyMap {
        if history.mapRound == Scope.round, let map = history.map { return map }
        var chain: [Scope] = []
        var scope = self
        while scope.history.mapRound != Scope.round || scope.history.map == nil {
            chain.append(scope)
            let base = scope.hasHistory ? scope.history.base : scope.base
            guard base == nil, let above = scope.parent else { break }
            scope = above
        }
        for scope in chain.reversed() { scope.deriveBefore() }
        // Either found above or just derived.
        return history.map ?? map
    }

    private func deriveBefore() {
        let hasChanged = hasHistory
        let from = (hasChanged ? history.base : base) ?? parent?.history.map ?? .empty
        if !hasChanged, let derivedFrom, derivedFrom.isIdentical(to: from) {
            history.map = derived
        } else {
            history.map = from.applying(hasChanged ? history.writes : writes)
        }
        history.mapRound = Scope.round
        Scope.changed.append(self)
    }

    // MARK: Dependents

    /// Notes what a dependent that is filed now sees, if that is not what the round began with.
    static func noteFiling(of dependent: Dependent, in scope: Scope) {
        if changed.isEmpty, kept.isEmpty { return }
        latecomers[ObjectIdentifier(dependent)] = Latecomer(dependent: dependent, map: scope.map)
    }

    /// The values a dependent knows of: those the round began with, or those it was filed at.
    static func knownValues(of dependent: Dependent, in scope: Scope) -> PropertyMap {
        if latecomers.isEmpty, keptLatecomers.isEmpty { return scope.mapBefore }
        let id = ObjectIdentifier(dependent)
        if let entry = latecomers[id] ?? keptLatecomers[id], entry.dependent === dependent { return entry.map }
        return scope.mapBefore
    }
}
