import UnifiedStorage

/// The changes of state that wait for an update, in groups made under one transaction each.
///
/// A flush lets in one group at a time: what it changes is shown before the next group is looked at.
@MainActor final class ChangeQueue: UpdateParticipant {
    static let shared = ChangeQueue()

    /// One thing to do when a group's turn comes.
    enum Change {
        /// A state takes the value it was given in the group.
        case state(any PendingState)
        /// Something that was read has changed.
        case read(any ChangeReader)
        /// Something observable that was read has changed.
        case observed(any ChangeReader, ObservedRun.Property?)
        case other(() -> Void)
    }

    private struct Group {
        var serial: UInt64 = 0
        var transaction = Transaction()
        var changes: [Change] = []
        var cause = UpdateCause.none
    }

    // Read and changed in single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private var groups: [Group] = []
    @exclusivity(unchecked) private var first = 0
    @exclusivity(unchecked) private var lastSerial: UInt64 = 0
    /// An empty list for the next group, so that not every group makes its own.
    @exclusivity(unchecked) private var spare: [Change] = []
    /// The transaction of the group that the update in progress shows; empty for what was not changed under one.
    @exclusivity(unchecked) private(set) var applied = Transaction()
    /// How many groups have had their turn.
    @exclusivity(unchecked) private(set) var shownCount: UInt64 = 0

    @exclusivity(unchecked) var queuedPhases = UpdateQueue.PhaseSet()

    /// How long a list may get before its memory is given back.
    private static let keptCapacity = 64

    var updateLabel: String { "changes of state" }

    /// The number of the group that a change made under `transaction` belongs to now.
    func serial(for transaction: Transaction) -> UInt64 {
        if first < groups.count, groups[groups.count - 1].transaction.isEqual(to: transaction) { return lastSerial }
        lastSerial += 1
        var changes: [Change] = []
        swap(&changes, &spare)
        groups.append(Group(serial: lastSerial, transaction: transaction, changes: changes, cause: CycleDetector.cause))
        UpdateQueue.shared.enqueue(self, in: .changes)
        return lastSerial
    }

    /// Adds a change to the group that `serial(for:)` has just named.
    func add(_ change: Change) { groups[groups.count - 1].changes.append(change) }

    /// Adds a change made under `transaction`.
    func add(_ change: Change, under transaction: Transaction) {
        _ = serial(for: transaction)
        add(change)
    }

    func performUpdate(in phase: UpdateQueue.Phase) {
        guard first < groups.count else { return }
        var group = Group()
        swap(&group, &groups[first])
        first += 1
        if first == groups.count {
            groups.removeAll(keepingCapacity: groups.count < Self.keptCapacity)
            first = 0
        } else {
            UpdateQueue.shared.enqueue(self, in: .changes)
        }
        shownCount += 1
        CycleDetector.resume(group.cause)
        show(group.transaction)
        for change in group.changes {
            switch change {
            case .state(let state): state.commit(group.serial)
            case .read(let reader): reader.markDirty()
            case .observed(let reader, let property): reader.markObserved(property)
            case .other(let action): action()
            }
        }
        group.changes.removeAll(keepingCapacity: group.changes.count <= Self.keptCapacity)
        if group.changes.capacity > spare.capacity { spare = group.changes }
    }

    private func show(_ transaction: Transaction) {
        if applied.map.count == 0, transaction.map.count == 0 { return }
        if applied.map.count == 0 {
            UpdateQueue.shared.atEnd { [unowned self] in applied = Transaction() }
        }
        applied = transaction
    }

    /// What made the changes counts, and what they wake.
    func countsRuns(in phase: UpdateQueue.Phase) -> Bool { false }
}

/// Who runs again when something changes that it read.
@MainActor protocol ChangeReader: AnyObject {
    /// Runs again in the next update.
    func markDirty()
    /// Runs again in the next update, as something observable has changed: a property, if it is known which.
    func markObserved(_ property: ObservedRun.Property?)
}

/// A state with values that wait for their group's turn.
@MainActor protocol PendingState: AnyObject {
    /// The value written in the group becomes the one that views are shown.
    func commit(_ serial: UInt64)
}
