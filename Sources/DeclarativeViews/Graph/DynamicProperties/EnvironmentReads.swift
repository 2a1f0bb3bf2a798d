@_spi(Store) import BridgedEnvironment

/// The state of a buffer whose dynamic properties read the environment.
final class EnvironmentReads: KeyObserver {
    // The buffer owns this. Cleared when the life of the buffer's owner ends.
    @UnretainedOptional private var buffer: DynamicPropertyBuffer?
    // In single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) var tracker: ReadTracker?
    /// The tracker of reads while values are compared with those of the last run.
    @exclusivity(unchecked) var comparing: ReadTracker?
    /// The keys that may have changed since the last run or comparison.
    @exclusivity(unchecked) var changedKeys: [KeyID] = []
    /// The values the last run read, compared with when the environment changes.
    var values = PropertyMap.empty

    init(of buffer: DynamicPropertyBuffer) {
        self.buffer = buffer
        super.init()
    }

    var node: _ViewNode? { buffer?.node }

    /// Begins to track the reads of a run.
    func begin(in map: PropertyMap) {
        ReadTracker.giveBack(&tracker)
        tracker = ReadTracker.take()
        values = map
        changedKeys = []
    }

    /// Ends the run that `begin` began. From now on its reads are followed.
    func finish() {
        if tracker == nil { return }
        // No variable holds the tracker here, so that it can be reused.
        tracker?.finish()
        if let node, !node.isTornDown { file(in: node.scope, keys: tracker?.keys ?? []) }
        ReadTracker.giveBack(&tracker)
        let outdated = keysChanged(since: values)
        if !outdated.isEmpty { note(outdated) }
    }

    /// Follows the reads of a comparison, too.
    func watchAlso(_ tracker: ReadTracker?) {
        tracker?.finish()
        let filed = self.keys
        guard let node, !node.isTornDown, let read = tracker?.keys else { return }
        let all = KeyList(filed + read).keys
        if all.count > filed.count { file(in: node.scope, keys: all) }
    }

    /// Returns whether one of `keys` has another value in a map than in the last run.
    func differ(in keys: [KeyID], from map: PropertyMap) -> Bool {
        for key in keys where key.hasOtherValue(in: map, than: values) { return true }
        followSources(since: values)
        return false
    }

    /// Called when the life of the buffer's owner ends.
    func end() {
        unfile()
        buffer = nil
    }

    override func keysDidChange(_ changes: KeyChanges) { note(changes.keys) }

    private func note(_ keys: [KeyID]) {
        // Compared when the owner is processed: ancestors may still change the values they set.
        if changedKeys.isEmpty {
            changedKeys = keys
        } else {
            changedKeys = KeyList(changedKeys + keys).keys
        }
        node?.markToCheck()
    }
}
