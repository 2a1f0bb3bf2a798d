/// The data that a scope keeps while it has staged writes, or many writes.
final class ScopeWork {
    /// The writes that wait for the next commit, of each key one, in the order they were first staged; a `nil` write
    /// removes.
    private(set) var staged: [StagedWrite] = []
    /// The places of the staged writes, once there are many.
    private var stagedPlaces: [KeyID: Int] = [:]
    /// The map with the staged writes in force, and the one that it was made from.
    var answer: (from: PropertyMap, map: PropertyMap)?
    /// The places of the scope's own writes, once one has been looked up among many.
    var places: [KeyID: Int]?

    /// Up to this many writes are searched one by one.
    static let scanLimit = 12

    /// Adds a write, in place of one of the same key.
    func stage(_ write: StagedWrite) {
        answer = nil
        if let place = place(of: write.id) {
            staged[place] = write
            return
        }
        staged.append(write)
        if staged.count <= Self.scanLimit { return }
        if stagedPlaces.isEmpty {
            for (place, known) in staged.enumerated() { stagedPlaces[known.id] = place }
        } else {
            stagedPlaces[write.id] = staged.count - 1
        }
    }

    /// The scope's own writes are others.
    func writesDidChange() {
        answer = nil
        places = nil
    }

    private func place(of id: KeyID) -> Int? {
        if !stagedPlaces.isEmpty { return stagedPlaces[id] }
        for place in staged.indices where staged[place].id == id { return place }
        return nil
    }

    /// The staged write of a key; `nil` where none waits.
    func stagedWrite(of id: KeyID) -> StagedWrite? { place(of: id).map { staged[$0] } }
}

extension Scope {
    /// The writes that wait for the next commit; a `nil` write removes.
    var staged: [StagedWrite] { work?.staged ?? [] }

    /// Whether writes wait here for the next commit.
    package var hasStagedWrites: Bool { work?.staged.isEmpty == false }

    private func madeWork() -> ScopeWork {
        if let work { return work }
        let made = ScopeWork()
        work = made
        return made
    }

    /// Adds a write that waits.
    func add(_ write: StagedWrite) { madeWork().stage(write) }

    /// The committed write of a key that is made here; `nil` where there is none.
    package func ownWrite(of id: KeyID) -> PropertyWrite? {
        if writes.count <= ScopeWork.scanLimit {
            for write in writes where write.id == id { return write }
            return nil
        }
        let work = madeWork()
        if work.places == nil {
            var places = [KeyID: Int](minimumCapacity: writes.count)
            for (place, write) in writes.enumerated() { places[write.id] = place }
            work.places = places
        }
        return work.places?[id].map { writes[$0] }
    }

    /// This scope's own write of `id`, staged ones included.
    package func ownWriteAfterStaging(of id: KeyID) -> PropertyWrite? {
        if let change = work?.stagedWrite(of: id) { return change.write }
        return ownWrite(of: id)
    }

    /// The writes that are in force here after the next commit.
    func writesAfterStaging() -> [PropertyWrite] {
        guard let work, !work.staged.isEmpty else { return writes }
        let staged = work.staged
        var result = writes
        var removed: Set<KeyID> = []
        // Writes of other keys come last, so that an index of those there were holds.
        var places: [KeyID: Int]?
        if writes.count > ScopeWork.scanLimit, staged.count > ScopeWork.scanLimit {
            places = [:]
            for (place, write) in writes.enumerated() { places?[write.id] = place }
        }
        for change in staged {
            let place = places.map { $0[change.id] } ?? writes.firstIndex { $0.id == change.id }
            switch (place, change.write) {
            case (let place?, let write?): result[place] = write
            case (nil, let write?): result.append(write)
            case (_?, nil): removed.insert(change.id)
            case (nil, nil): break
            }
        }
        if !removed.isEmpty { result.removeAll { removed.contains($0.id) } }
        return result
    }

    /// The values with this scope's own staged writes already in force.
    package var mapWithStagedWrites: PropertyMap {
        guard let work, !work.staged.isEmpty else { return map }
        let from = base ?? parent?.map ?? .empty
        if let answer = work.answer, answer.from.isIdentical(to: from) { return answer.map }
        let map = from.applying(writesAfterStaging())
        work.answer = (from, map)
        return map
    }
}
