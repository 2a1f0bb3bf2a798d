extension Scope {
    /// Stages a write; it is in force after the next commit.
    package func stage(_ write: PropertyWrite) { stage(StagedWrite(id: write.id, write: write)) }

    /// Stages the removal of this scope's own write of `id`; without one, nothing happens.
    package func stage(removing id: KeyID) {
        if ownWriteAfterStaging(of: id) == nil { return }
        stage(StagedWrite(id: id, write: nil))
    }

    /// Stages exactly `writes`: keys written now but not among them are removed.
    ///
    /// Writes that change nothing are left out if there are several.
    ///
    /// - Parameter kept: A space whose writes stay all the same; none by default.
    package func stage(replacingAllWith writes: [PropertyWrite], keeping kept: KeySpace? = nil) {
        let many = writes.count > ScopeWork.scanLimit ? Set(writes.lazy.map(\.id)) : nil
        for old in writesAfterStaging() {
            if many?.contains(old.id) ?? writes.contains(where: { $0.id == old.id }) { continue }
            if let kept, old.id.space == kept { continue }
            stage(StagedWrite(id: old.id, write: nil))
        }
        for write in writes {
            if writes.count > 1, ownWriteAfterStaging(of: write.id)?.isSame(as: write) == true { continue }
            stage(StagedWrite(id: write.id, write: write))
        }
    }

    private func stage(_ write: StagedWrite) {
        add(write)
        PendingChanges.shared.note(self)
    }

    /// Puts this scope's staged writes in force and names every observer each one reaches.
    func commitStagedWrites(_ reached: (KeyObserver, KeyID) -> Void) {
        let changes = staged
        if changes.isEmpty, !isFrozenUntilCommit { return }
        saveInputs()
        let after = writesAfterStaging()
        work = nil
        if isFrozenUntilCommit {
            for key in subscribers.keys where !sets(key) {
                forEachObserver(on: key) { reached($0, key) }
            }
            isFrozenUntilCommit = false
            base = nil
        }
        let before = writes
        let many = min(changes.count, before.count) > ScopeWork.scanLimit ? Set(before.lazy.map(\.id)) : nil
        writes = after
        forEachGroupObserver(on: changes.lazy.map(\.id), reached)
        for change in changes {
            forEachObserver(on: change.id) { reached($0, change.id) }
            guard subscribers.has(change.id) else { continue }
            let wasSet = many?.contains(change.id) ?? before.contains { $0.id == change.id }
            if change.write != nil, !wasSet { unsubscribe(from: change.id) }
            if change.write == nil, wasSet { subscribe(to: change.id) }
        }
        inputsChanged()
    }

    /// Lets this scope inherit from `newParent` from now on. Observers below that the move can reach look again.
    package func move(to newParent: Scope) {
        if parent === newParent, base == nil { return }
        PendingChanges.shared.treeMoves(self)
        noteMoveBelow()
        saveInputs(beforeMove: true)
        unsubscribeFromAll()
        parent = newParent
        base = nil
        isFrozenUntilCommit = false
        subscribeToAll()
        inputsChanged()
    }

    /// Puts the first writes of a new scope in force; its values have not been read yet.
    func begin(with writes: [PropertyWrite]) {
        self.writes = writes
        inputsChanged()
    }

    /// Puts `writes` in force at once, as the only ones of `keys`: the writes a change of place adds or removes.
    package func replaceAtOnce(_ keys: [KeyID], with writes: [PropertyWrite]) {
        for key in keys { forEachObserver(on: key) { $0.noteMove() } }
        forEachGroupObserver(on: keys) { observer, _ in observer.noteMove() }
        saveInputs(beforeMove: true)
        let before = self.writes
        self.writes = writes + before.filter { write in !keys.contains(write.id) }
        for key in keys where subscribers.has(key) {
            let wasSet = before.contains { $0.id == key }
            if wasSet == sets(key) { continue }
            if wasSet { subscribe(to: key) } else { unsubscribe(from: key) }
        }
        inputsChanged()
    }

    /// Cuts this scope off its parent; it keeps the values it inherits now.
    package func freeze() {
        guard let parent else { return }
        let last = base ?? parent.map
        PendingChanges.shared.treeMoves(self)
        saveInputs(beforeMove: true)
        unsubscribeFromAll()
        self.parent = nil
        base = last
        isFrozenUntilCommit = false
        inputsChanged()
    }

    /// Inherits `values` until the next commit, then from its parent again.
    package func freezeUntilCommit(_ values: PropertyMap) {
        saveInputs(beforeMove: true)
        base = values
        isFrozenUntilCommit = true
        inputsChanged()
        PendingChanges.shared.note(self)
    }

    private func noteMoveBelow() {
        for key in subscribers.keys where !sets(key) {
            forEachObserver(on: key) { observer in
                observer.noteMove()
            }
        }
    }
}
