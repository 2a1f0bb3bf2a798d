// Moves scopes and observers when a node inherits from another node than before.

extension ScopeNode {
    /// Tells the store that this node inherits from another node than before.
    ///
    /// - Parameter old: The value of `inheritedScope` before the change, and whether there was a parent at all.
    package func scopeParentDidChange(from old: Scope, hadParent: Bool) {
        ScopeLink.placeEpoch &+= 1
        if scopeLink.flags.contains(.leads) { ScopeLink.depthsChanged() }
        if scopeLink.flags.contains(.isBoundary) { return }
        guard let parent = scopeParent else {
            if hadParent { keepLastValues(of: old) }
            return
        }
        scopeLink.flags.remove(.keepsLast)
        if scopeLink.flags.contains(.leads) { parent.markLeading() }
        let new = parent.nearestScope
        var cameFromElsewhere = true
        if scopeLink.flags.contains(.isSnapshot), let snapshot = ownScope {
            PendingChanges.shared.treeMoves(snapshot)
            forgetFindings()
            scopeLink.flags.remove([.owns, .isSnapshot])
            scopeLink.scope = nil
            rehomeBelow(to: new, valuesMayDiffer: true)
            snapshot.owner = nil
        } else if let scope = ownScope {
            cameFromElsewhere = scope.parent !== new
            scope.move(to: new)
            rehomeSurroundingObservers(to: new, valuesMayDiffer: true)
            // Its parent may be the same one and the tree another.
            if !cameFromElsewhere { PendingChanges.shared.treeMoves(scope) }
        } else if old !== new {
            // Nodes below that found their scope through this one look again.
            forgetFindings()
            rehomeBelow(to: new, valuesMayDiffer: true)
        } else {
            cameFromElsewhere = false
        }
        if cameFromElsewhere, new === Scope.predicted, scopeLink.flags.contains(.leads) {
            // Its observers have to be told apart from those of other trees that were never in a window.
            scopeTop.standAlone()
        }
        // An object that joins takes the values its parent returns at that moment, staged writes included.
        if parent.answersStagedWrites, parent.ownScope?.hasStagedWrites == true, takesStagedWrites || new.inheritsLive {
            let answered = parent.answeredMap
            let scope = ownScope ?? makeSnapshot(parent: new)
            scope.freezeUntilCommit(answered)
        }
    }

    /// Keeps the values this node had inside `old` while it is outside every tree.
    private func keepLastValues(of old: Scope) {
        if let scope = ownScope {
            if scope.parent === Scope.predicted { return }
            scope.freeze()
        } else if old !== Scope.predicted {
            makeSnapshot(parent: old, isFrozen: true)
        }
    }

    /// Puts `writes` in force here at once, as the only ones of `keys`, in a scope that lasts as long as the node stays
    /// where it is.
    package func replaceAtOnce(_ keys: [KeyID], with writes: [PropertyWrite]) {
        if let scope = ownScope { return scope.replaceAtOnce(keys, with: writes) }
        if writes.isEmpty { return }
        let concernsSomebody = scopeLink.flags.contains(.leads)
        let snapshot = makeSnapshot(parent: nearestScope)
        if concernsSomebody { snapshot.replaceAtOnce(keys, with: writes) } else { snapshot.begin(with: writes) }
    }

    /// Gives the top of a tree that was never in a window a scope of its own until it joins another tree.
    func standAlone() {
        if ownScope == nil { makeSnapshot(parent: .predicted) }
    }

    @discardableResult
    private func makeSnapshot(parent: Scope, isFrozen: Bool = false) -> Scope {
        let snapshot = Scope(parent: parent)
        adopt(snapshot)
        scopeLink.flags.insert(.isSnapshot)
        // Before anything inherits from it: the node's former surroundings may have come to stand below it since.
        if isFrozen { snapshot.freeze() }
        rehomeBelow(to: snapshot, valuesMayDiffer: false)
        return snapshot
    }

    private func rehomeSurroundingObservers(to scope: Scope, valuesMayDiffer: Bool) {
        for observer in surroundingObservers where observer.home !== scope {
            observer.rehome(to: scope, valuesMayDiffer: valuesMayDiffer)
        }
    }

    /// Files the observers and scopes at and below this node, down to the next scopes, at `scope`.
    ///
    /// Visits only nodes that lead to one.
    func rehomeBelow(to scope: Scope, valuesMayDiffer: Bool) {
        if !scopeLink.flags.contains(.leads) { return }
        var stack: [any ScopeNode] = [self]
        while let node = stack.popLast() {
            let flags = node.scopeLink.flags
            guard flags.contains(.leads) else { continue }
            if node !== self, flags.contains(.owns) {
                if !flags.contains(.isBoundary), let below = node.scopeLink.scope {
                    if valuesMayDiffer { below.move(to: scope) } else { below.reparentUnchanged(to: scope) }
                    node.rehomeSurroundingObservers(to: scope, valuesMayDiffer: valuesMayDiffer)
                }
                continue
            }
            for observer in node.observers where observer.home !== scope {
                observer.rehome(to: scope, valuesMayDiffer: valuesMayDiffer)
            }
            node.forEachScopeChild { child in
                if child.scopeLink.flags.contains(.leads) { stack.append(child) }
            }
        }
    }
}

extension Scope {
    /// Puts a scope with the same values between this one and its parent.
    func reparentUnchanged(to newParent: Scope) {
        if parent === newParent { return }
        PendingChanges.shared.treeMoves(self)
        unsubscribeFromAll()
        parent = newParent
        subscribeToAll()
        inputsChanged()
    }
}
