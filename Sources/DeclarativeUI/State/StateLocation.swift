import Synchronization
import UnifiedStorage

/// The storage of a state.
///
/// What is written is the value at once for all who read outside an update. Views are shown it when the group of changes
/// it belongs to has its turn; until then a body reads the value shown last.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    // Guarded by `lock`, all of it.
    private var value: Value
    private var wasRead = false
    private var isDestroyed = false
    private var pending: Pending?
    private weak let host: DynamicPropertyHost?
    private let field: Int

    /// What was written since the last group that had its turn.
    private final class Pending {
        /// The value views are shown.
        var shown: Value
        var versions: [Version] = []
        init(shown: Value) { self.shown = shown }
    }

    private struct Version {
        /// The group, or 0 for a write from another thread that has not reached the main actor yet.
        var serial: UInt64
        var value: Value
        /// Whether it replaced another value of the same group, and so may be what is shown already.
        var isReplacement = false
    }

    init(_ value: Value, host: DynamicPropertyHost, field: Int) {
        self.value = value
        self.host = host
        self.field = field
        super.init()
    }

    override func read() -> Value {
        if !GraphActivity.isUpdating { return peek() }
        return lock.withLock { _ in
            wasRead = true
            guard let pending, MainContext.isCurrent else { return value }
            return pending.shown
        }
    }

    override func peek() -> Value { lock.withLock { _ in value } }

    override func shown() -> Value {
        lock.withLock { _ in
            guard let pending, GraphActivity.isUpdating, MainContext.isCurrent else { return value }
            return pending.shown
        }
    }

    override func markRead() { lock.withLock { _ in wasRead = true } }

    override func write(_ value: Value) {
        let isMain = MainContext.isCurrent
        if isMain, MainActor.assumeIsolated({ host?.node?.graph.isEvaluating ?? false }) {
            RuntimeIssue.report(
                "state-write-during-update",
                "State<\(Value.self)> was written while a view of its tree was being updated; the value is dropped. "
                    + "Write it in an action or in a callback that runs after the update.")
            return
        }
        if valuesAreEqual(peek(), value, mode: .equatableAlways) { return }
        let transaction = Transaction.current
        if isMain {
            let carried = Carried(transaction: transaction)
            let serial = MainActor.assumeIsolated { ChangeQueue.shared.serial(for: carried.transaction) }
            if store(value, serial) { MainActor.assumeIsolated { ChangeQueue.shared.add(.state(self)) } }
        } else if store(value, 0) {
            let carried = Carried(transaction: transaction)
            Task { @MainActor in self.join(carried.transaction) }
        }
    }

    private struct Carried: @unchecked Sendable {
        // Handed over once; the sender does not use it afterwards.
        let transaction: Transaction
    }

    /// Stores a value; answers whether the group has to hear of this state.
    private func store(_ new: Value, _ serial: UInt64) -> Bool {
        lock.withLock { _ in
            if isDestroyed { return false }
            let old = value
            value = new
            if !wasRead { return false }
            let pending = self.pending ?? Pending(shown: old)
            self.pending = pending
            // What another thread wrote before and nobody was shown is overwritten.
            if serial > 0 { pending.versions.removeAll { $0.serial == 0 } }
            if serial > 0, let last = pending.versions.indices.last, pending.versions[last].serial == serial {
                pending.versions[last].value = new
                pending.versions[last].isReplacement = true
                return false
            }
            pending.versions.append(Version(serial: serial, value: new))
            return true
        }
    }

    /// A write from another thread has reached the main actor.
    @MainActor private func join(_ transaction: Transaction) {
        let serial = ChangeQueue.shared.serial(for: transaction)
        let isNew = lock.withLock { _ in
            guard let pending, let index = pending.versions.firstIndex(where: { $0.serial == 0 }) else { return false }
            pending.versions[index].serial = serial
            return true
        }
        if isNew { ChangeQueue.shared.add(.state(self)) }
    }

    /// The owner is gone: reads answer the last value, writes vanish.
    func destroy() {
        lock.withLock { _ in
            isDestroyed = true
            pending = nil
        }
    }

    /// Makes the group's value the one views are shown; answers whether it differs from the one before.
    private func show(_ serial: UInt64) -> Bool {
        let change: (old: Value, new: Version)? = lock.withLock { _ in
            guard let pending, let index = pending.versions.firstIndex(where: { $0.serial == serial }) else {
                return nil
            }
            let old = pending.shown
            let new = pending.versions.remove(at: index)
            if pending.versions.isEmpty { self.pending = nil } else { pending.shown = new.value }
            return (old, new)
        }
        guard let change else { return false }
        return !change.new.isReplacement || !valuesAreEqual(change.old, change.new.value, mode: .equatableAlways)
    }
}

extension StateLocation: PendingState {
    func commit(_ serial: UInt64) {
        if show(serial) { host?.stateDidChange(in: field) }
    }
}
