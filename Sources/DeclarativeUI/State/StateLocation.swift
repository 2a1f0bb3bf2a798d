import Synchronization
import UnifiedStorage

/// The storage of a state.
///
/// What is written is the value at once for all who read outside an update. Views are shown it when the group of changes
/// it belongs to has its turn; until then a body reads the value shown last.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    // Guarded by `lock`, all of it, which makes checks of access superfluous.
    @exclusivity(unchecked) private var value: Value
    @exclusivity(unchecked) private var wasRead = false
    @exclusivity(unchecked) private var isDestroyed = false
    /// The value views are shown while others wait for their group's turn; `nil` while none does.
    @exclusivity(unchecked) private var shownValue: Value?
    /// The group of the value written last, while it waits; the earlier ones lie in a list of their own, as there is
    /// mostly none. Ascending by group, then those of no group yet.
    @exclusivity(unchecked) private var last: Waiting?
    @exclusivity(unchecked) private var earlier: Earlier?
    /// The views that hold bindings to the state; `nil` where there are none.
    @exclusivity(unchecked) private var readers: ReaderList?
    private weak let host: DynamicPropertyHost?
    private let field: Int

    private struct Waiting {
        /// The group, or 0 for a write from another thread that has not reached the main actor yet.
        var serial: UInt64
        /// Whether it replaced another value of the same group, and so may be what is shown already.
        var isReplacement = false
    }

    private final class Earlier {
        var versions: [(waiting: Waiting, value: Value)] = []

        /// Takes out what no group has been found for yet.
        func removeUnassigned() -> [Value] {
            let taken = versions.filter { $0.waiting.serial == 0 }.map(\.value)
            if !taken.isEmpty { versions.removeAll { $0.waiting.serial == 0 } }
            return taken
        }
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
            guard let shownValue, MainContext.isCurrent else { return value }
            return shownValue
        }
    }

    override func peek() -> Value { lock.withLock { _ in value } }

    override func shown() -> Value {
        lock.withLock { _ in
            guard let shownValue, GraphActivity.isUpdating, MainContext.isCurrent else { return value }
            return shownValue
        }
    }

    override func displayed() -> Value { lock.withLock { _ in shownValue ?? value } }

    override var source: (any BindingSource)? { self }

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
        // What is let go of is freed outside the lock, as a `deinit` may come back here.
        var retired: Value?
        var overwritten: [Value]?
        defer { withExtendedLifetime((retired, overwritten)) {} }
        return lock.withLock { _ in
            if isDestroyed { return false }
            let old = value
            retired = old
            value = new
            if !wasRead, readers == nil { return false }
            guard var before = last else {
                shownValue = old
                last = Waiting(serial: serial)
                return true
            }
            if serial > 0, before.serial == 0 {
                // What other threads wrote before and nobody was shown is overwritten.
                overwritten = earlier?.removeUnassigned()
                guard let version = earlier?.versions.popLast() else {
                    last = Waiting(serial: serial)
                    return true
                }
                before = version.waiting
                if before.serial != serial { keep(before, version.value) }
            } else if serial == 0 || before.serial != serial {
                keep(before, old)
            }
            let isReplacement = serial > 0 && before.serial == serial
            last = Waiting(serial: serial, isReplacement: isReplacement)
            return !isReplacement
        }
    }

    private func keep(_ waiting: Waiting, _ value: Value) {
        let list = earlier ?? Earlier()
        earlier = list
        list.versions.append((waiting, value))
    }

    /// A write from another thread has reached the main actor.
    @MainActor private func join(_ transaction: Transaction) {
        let serial = ChangeQueue.shared.serial(for: transaction)
        let isNew = lock.withLock { _ in
            if let earlier, let index = earlier.versions.firstIndex(where: { $0.waiting.serial == 0 }) {
                earlier.versions[index].waiting.serial = serial
                return true
            }
            guard last?.serial == 0 else { return false }
            last?.serial = serial
            return true
        }
        if isNew { ChangeQueue.shared.add(.state(self)) }
    }

    /// The owner is gone: reads answer the last value, writes vanish.
    func destroy() {
        // Freed outside the lock, as above.
        var retired: (Value?, Earlier?)
        defer { withExtendedLifetime(retired) {} }
        lock.withLock { _ in
            isDestroyed = true
            retired = (shownValue, earlier)
            shownValue = nil
            last = nil
            earlier = nil
        }
    }

    /// Makes the group's value the one views are shown; answers the values before and after, if they differ.
    private func show(_ serial: UInt64) -> (old: Value, new: Value)? {
        var change: (old: Value, new: Value)?
        var isReplacement = false
        lock.withLock { _ in
            guard let old = shownValue, let last else { return }
            if let earlier, let index = earlier.versions.firstIndex(where: { $0.waiting.serial == serial }) {
                let version = earlier.versions.remove(at: index)
                if earlier.versions.isEmpty { self.earlier = nil }
                isReplacement = version.waiting.isReplacement
                self.shownValue = version.value
            } else if last.serial == serial {
                isReplacement = last.isReplacement
                self.shownValue = nil
                self.last = nil
                earlier = nil
            } else {
                return
            }
            change = (old, self.shownValue ?? value)
        }
        // Only what replaced another value is compared, and outside the lock, as `==` may be the client's.
        guard let change, isReplacement else { return change }
        return valuesAreEqual(change.old, change.new, mode: .equatableAlways) ? nil : change
    }
}

extension StateLocation: PendingState {
    func commit(_ serial: UInt64) {
        guard let change = show(serial) else { return }
        let (isOwnerReader, readers): (Bool, [BindingReader]) = lock.withLock { _ in (wasRead, self.readers?.all ?? [])
        }
        if isOwnerReader, let host {
            if EvaluationRecorder.isRecording { host.noteChange(of: field, from: change.old, to: change.new) }
            host.stateDidChange(in: field)
        }
        for reader in readers { reader.sourceDidChange() }
    }
}

extension StateLocation: BindingSource {
    func add(_ reader: BindingReader) {
        lock.withLock { _ in
            var list = readers ?? ReaderList()
            readers = nil
            list.add(reader)
            readers = list
        }
    }

    func remove(_ reader: BindingReader) {
        lock.withLock { _ in
            guard var list = readers else { return }
            readers = nil
            if !list.remove(reader) { readers = list }
        }
    }
}
