import BridgedEnvironment

/// Changes of state that wait for an update, grouped by transaction.
///
/// A flush processes one group at a time: its changes are shown before the next group is processed.
@MainActor final class ChangeQueue: UpdateParticipant {
    static let shared = ChangeQueue()

    /// A change to process with its group.
    enum Change {
        /// A state takes the value that it was given in the group.
        case state(any PendingState)
        /// A value that was read has changed.
        case read(any ChangeReader)
        /// An observable property that was read has changed.
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
    private var first = 0
    private var lastSerial: UInt64 = 0
    /// An empty list for the next group, so that not every group makes its own.
    @exclusivity(unchecked) private var spare: [Change] = []
    /// The transaction of the group that the update in progress shows; empty for changes outside of a transaction.
    private(set) var applied = Transaction()
    /// How many groups have had their turn.
    private(set) var shownCount: UInt64 = 0

    @exclusivity(unchecked) var queuedPhases = UpdateQueue.PhaseSet()

    /// The length beyond which a list's memory is released.
    private static let keptCapacity = 64

    var updateLabel: String { "changes of state" }

    /// Returns the number of the group for a change made now under `transaction`.
    func serial(for transaction: Transaction) -> UInt64 {
        if first < groups.count, groups[groups.count - 1].transaction.isEqual(to: transaction) { return lastSerial }
        lastSerial += 1
        var changes: [Change] = []
        swap(&changes, &spare)
        groups.append(Group(serial: lastSerial, transaction: transaction, changes: changes, cause: CycleDetector.cause))
        UpdateQueue.shared.enqueue(self, in: .changes)
        return lastSerial
    }

    /// Adds a change to the group that `serial(for:)` has just returned.
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

    /// The runs that made the changes are counted instead, and those they cause.
    func countsRuns(in phase: UpdateQueue.Phase) -> Bool { false }
}

/// A reader that runs again when something it has read changes.
@MainActor protocol ChangeReader: AnyObject {
    /// Schedules a run in the next update.
    func markDirty()
    /// Schedules a run in the next update because something observable has changed: the given property, if known.
    func markObserved(_ property: ObservedRun.Property?)
}

/// A state with values that wait for their groups to be processed.
@MainActor protocol PendingState: AnyObject {
    /// Shows the value written in the group to views.
    func commit(_ serial: UInt64)
}
