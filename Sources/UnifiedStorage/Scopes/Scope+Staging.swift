extension Scope {
    /// Stages a write; it is in force after the next commit.
    package func stage(_ write: PropertyWrite) { stage(StagedWrite(id: write.id, write: write)) }

    /// Stages the removal of this scope's own write of `id`; without one, nothing happens.
    package func stage(removing id: KeyID) {
        if ownWriteAfterStaging(of: id) == nil { return }
        stage(StagedWrite(id: id, write: nil))
    }

    /// Stages exactly `writes`: keys written now but not among them are removed.
    package func stage(replacingAllWith writes: [PropertyWrite]) {
        for old in writesAfterStaging() where !writes.contains(where: { $0.id == old.id }) {
            stage(StagedWrite(id: old.id, write: nil))
        }
        for write in writes { stage(StagedWrite(id: write.id, write: write)) }
    }

    private func stage(_ write: StagedWrite) {
        staged.removeAll { $0.id == write.id }
        staged.append(write)
        StagingArea.shared.note(self)
    }

    /// This scope's own write of `id`, staged ones included.
    package func ownWriteAfterStaging(of id: KeyID) -> PropertyWrite? {
        if let last = staged.last(where: { $0.id == id }) { return last.write }
        return writes.last { $0.id == id }
    }

    func writesAfterStaging() -> [PropertyWrite] {
        var result = writes
        for change in staged {
            if let write = change.write, let index = result.firstIndex(where: { $0.id == change.id }) {
                result[index] = write
            } else {
                result.removeAll { $0.id == change.id }
                if let write = change.write { result.append(write) }
            }
        }
        return result
    }

    /// Puts this scope's staged writes in force and names every dependent each one reaches.
    func commitStagedWrites(_ reached: (Dependent, KeyID) -> Void) {
        if staged.isEmpty, !thaws { return }
        saveInputs()
        let changes = staged
        let after = writesAfterStaging()
        staged = []
        if thaws {
            for key in Array(interests.keys) where !sets(key) {
                forEachDependent(on: key) { reached($0, key) }
            }
            thaws = false
            base = nil
        }
        let before = writes
        writes = after
        forEachGroupDependent(on: changes.lazy.map(\.id), reached)
        for change in changes {
            forEachDependent(on: change.id) { reached($0, change.id) }
            guard interests[change.id] != nil else { continue }
            let wasSet = before.contains { $0.id == change.id }
            if change.write != nil, !wasSet { withdrawInterest(in: change.id) }
            if change.write == nil, wasSet { climb(for: change.id) }
        }
        inputsChanged()
    }

    /// Lets this scope inherit from `newParent` from now on. Dependents below that the move can reach look again.
    package func move(to newParent: Scope) {
        if parent === newParent, base == nil { return }
        StagingArea.shared.treeMoves(self)
        noteMoveBelow()
        saveInputs(beforeMove: true)
        for key in Array(climbs.keys) { withdrawInterest(in: key) }
        parent = newParent
        base = nil
        thaws = false
        for key in interests.keys { climb(for: key) }
        inputsChanged()
    }

    /// Puts in force the first writes of a new scope, whose values nobody has read yet.
    func begin(with writes: [PropertyWrite]) {
        self.writes = writes
        inputsChanged()
    }

    /// Puts `writes` in force at once, as the only ones of `keys`: what a change of place brings or takes away.
    package func replaceAtOnce(_ keys: [KeyID], with writes: [PropertyWrite]) {
        for key in keys { forEachDependent(on: key) { $0.noteMove() } }
        forEachGroupDependent(on: keys) { dependent, _ in dependent.noteMove() }
        saveInputs(beforeMove: true)
        let before = self.writes
        self.writes = writes + before.filter { write in !keys.contains(write.id) }
        for key in keys where interests[key] != nil {
            let wasSet = before.contains { $0.id == key }
            if wasSet == sets(key) { continue }
            if wasSet { climb(for: key) } else { withdrawInterest(in: key) }
        }
        inputsChanged()
    }

    /// Cuts this scope off its parent; it keeps the values it inherits now.
    package func freeze() {
        guard let parent else { return }
        let last = base ?? parent.map
        StagingArea.shared.treeMoves(self)
        saveInputs(beforeMove: true)
        for key in Array(climbs.keys) { withdrawInterest(in: key) }
        self.parent = nil
        base = last
        thaws = false
        inputsChanged()
    }

    /// Inherits `values` until the next commit, then from its parent again.
    package func holdUntilCommit(_ values: PropertyMap) {
        saveInputs(beforeMove: true)
        base = values
        thaws = true
        inputsChanged()
        StagingArea.shared.note(self)
    }

    private func noteMoveBelow() {
        for key in Array(interests.keys) where !sets(key) {
            forEachDependent(on: key) { dependent in
                dependent.noteMove()
            }
        }
    }
}
