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

/// What few states have: values that wait while a later one does, and the transaction of a write from another thread.
final class EarlierWrites<Value> {
    /// Ascending by group.
    var versions: [(write: WaitingWrite, value: Value)] = []
    /// What the write that has no group yet was made under.
    var transaction = Transaction()

    /// Takes out the last write if `write`, which is to follow it, replaces it in its own group.
    /// - Returns: what was taken out, to be freed where it does no harm.
    func removeReplaced(by write: inout WaitingWrite) -> AnyObject? {
        guard let last = versions.last, last.write.group == write.group else { return nil }
        write.isReplacement = true
        let taken = EarlierWrites()
        taken.versions = [versions.removeLast()]
        return taken
    }

    /// Takes out the write of a group.
    func remove(_ group: UInt64) -> (write: WaitingWrite, value: Value)? {
        guard let index = versions.firstIndex(where: { $0.write.group == group }) else { return nil }
        return versions.remove(at: index)
    }
}
