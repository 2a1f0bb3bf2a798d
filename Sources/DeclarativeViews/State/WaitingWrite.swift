/// A write to a state that has not been shown to views yet.
struct WaitingWrite {
    /// The group of changes it belongs to; 0 for a write on another thread that the main actor has not seen yet.
    var group: UInt64
    /// Whether it replaced another value of the same group, so that it may equal the value shown.
    var isReplacement = false

    var hasGroup: Bool { group != 0 }
}

/// The result of storing a write.
enum StoredWrite {
    /// Nothing else is to be done: no view is concerned, or the group already knows the state.
    case quietly
    /// The state must be added to the group.
    case isNew
    /// Nothing was stored, because views read the state and no group was given.
    case needsGroup
}

/// Rarely needed data of a state: earlier values that still wait, and the transaction of a write from another thread.
final class EarlierWrites<Value> {
    /// The waiting values, ascending by group.
    var versions: [(write: WaitingWrite, value: Value)] = []
    /// The transaction of the write that has no group yet.
    var transaction = Transaction()

    /// Removes the last write if `write`, which is to follow it, replaces it in the same group.
    ///
    /// - Returns: The removed object, for the caller to release outside of the lock.
    func removeReplaced(by write: inout WaitingWrite) -> AnyObject? {
        guard let last = versions.last, last.write.group == write.group else { return nil }
        write.isReplacement = true
        let taken = EarlierWrites()
        taken.versions = [versions.removeLast()]
        return taken
    }

    /// Removes the write of a group.
    func remove(_ group: UInt64) -> (write: WaitingWrite, value: Value)? {
        guard let index = versions.firstIndex(where: { $0.write.group == group }) else { return nil }
        return versions.remove(at: index)
    }
}
