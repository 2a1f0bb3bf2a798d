/// A write to a state that views have not been shown.
struct WaitingWrite {
    /// The group of changes it belongs to, or 0 for one from another thread that has not reached the main actor yet.
    var group: UInt64
    /// Whether it replaced another value of the same group, and so may be what is shown already.
    var isReplacement = false

    var hasGroup: Bool { group != 0 }
}

/// What came of storing a write.
enum StoredWrite {
    /// Nobody has to hear of it, or the group knows already.
    case quietly
    /// The group has to hear of the state.
    case isNew
    /// Nothing was stored: views read the state, and no group was given.
    case needsGroup
}

/// The values of a state that wait while a later one does, too.
final class EarlierWrites<Value> {
    var versions: [(write: WaitingWrite, value: Value)] = []

    /// Takes out what no group has been found for yet, and the value that `write` replaces in its own group.
    /// - Returns: what was taken out.
    func removeOverwritten(by write: inout WaitingWrite) -> EarlierWrites {
        let taken = EarlierWrites()
        while let last = versions.last, !last.write.hasGroup || last.write.group == write.group {
            write.isReplacement = last.write.hasGroup
            taken.versions.append(versions.removeLast())
        }
        return taken
    }

    /// Takes out the write of a group.
    func remove(_ group: UInt64) -> (write: WaitingWrite, value: Value)? {
        guard let index = versions.firstIndex(where: { $0.write.group == group }) else { return nil }
        return versions.remove(at: index)
    }

    /// Finds a group for the first write that has none; answers whether there was one.
    func assignFirst(to group: UInt64) -> Bool {
        guard let index = versions.firstIndex(where: { !$0.write.hasGroup }) else { return false }
        versions[index].write.group = group
        return true
    }
}
