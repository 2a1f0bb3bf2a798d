import Synchronization
import BridgedEnvironment

/// The storage of a state.
///
/// Outside of updates, a written value can be read at once. Views see it when its group of changes is processed; until
/// then, bodies read the value that was shown last.
///
/// Properties used by writes have no optional or tuple of `Value` as their type: unspecialised code looks up the
/// metadata of such types each time, which took a quarter of a small update.
// `lock` guards all that changes but the buffer, which is used on the main actor only.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    // Guarded by `lock`, which makes checks of access superfluous.
    @exclusivity(unchecked) private var value: Value
    /// The value views are shown: `value` itself, unless that waits for its group's turn.
    @exclusivity(unchecked) private var shownValue: Value
    /// The group of the value written last, while it waits; the earlier ones lie in a list of their own, as there is
    /// mostly none. Only the last one may have no group yet.
    private var last: WaitingWrite?
    private var earlier: EarlierWrites<Value>?
    /// The views that hold bindings to the state; `nil` where there are none.
    private var readers: ReaderList?
    private var wasRead = false
    private var isDestroyed = false
    /// Whether the main actor has been left word that a write from another thread waits for a group.
    private var isLeft = false
    /// The owner's buffer, until the owner's life ends; `nil` if no view owns the state. Used on the main actor only.
    private var buffer: DynamicPropertyBuffer?
    private let field: Int

    init(_ value: Value, buffer: DynamicPropertyBuffer?, field: Int) {
        self.value = value
        shownValue = value
        self.buffer = buffer
        self.field = field
        super.init()
    }

    override func read() -> Value {
        if !GraphActivity.isUpdating { return peek() }
        if LayoutRun.noteRead(of: self) { return shown() }
        return lock.withLock { _ in
            wasRead = true
            return last != nil && MainContext.isCurrent ? shownValue : value
        }
    }

    override func peek() -> Value { lock.withLock { _ in value } }

    override func shown() -> Value {
        lock.withLock { _ in
            last != nil && GraphActivity.isUpdating && MainContext.isCurrent ? shownValue : value
        }
    }

    override func displayed() -> Value { lock.withLock { _ in shownValue } }

    override var source: (any BindingSource)? { self }

    // MARK: Writing

    override func write(_ value: Value) {
        if MainContext.isCurrent {
            // The written value stays on this thread.
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { writeAtOnce(value) }
            return
        }
        if valuesAreEqual(peek(), value, mode: .equatableAlways) { return }
        if storeFromElsewhere(value) { MainMailbox.leave { self.join() } }
    }

    @MainActor private func writeAtOnce(_ value: Value) {
        if let node = buffer?.node, node.graph.isEvaluating {
            RuntimeIssue.report(
                "state-write-during-update",
                "State<\(Value.self)> was written while a view of its tree was being updated; the value is dropped. "
                    + "Write it in an action or in a callback that runs after the update.")
            return
        }
        var isFollowed = false
        let old = lock.withLock { _ in
            isFollowed = isReadByViews && !isDestroyed
            return self.value
        }
        if valuesAreEqual(old, value, mode: .equatableAlways) { return }
        // A group is only opened if a view must be updated; another thread may have read the state meanwhile.
        if !isFollowed, store(value, in: nil) != .needsGroup { return }
        let changes = ChangeQueue.shared
        let serial = changes.serial(for: .current)
        if store(value, in: serial) == .isNew { changes.add(.state(self)) }
    }

    /// Whether any view reads the state.
    private var isReadByViews: Bool { wasRead || readers != nil }

    /// Stores a value written in a group; `nil` if none is expected to be needed.
    private func store(_ new: Value, in group: UInt64?) -> StoredWrite {
        // Released outside of the lock, because a `deinit` may come back here.
        var retired = new
        var overwritten: AnyObject?
        let result: StoredWrite = lock.withLock { _ in
            if isDestroyed { return .quietly }
            if !isReadByViews, last == nil {
                swap(&value, &retired)
                // The same value as the one just removed, which keeps it alive.
                shownValue = value
                return .quietly
            }
            guard let group else { return .needsGroup }
            swap(&value, &retired)
            var write = WaitingWrite(group: group)
            if let before = last {
                if !before.hasGroup {
                    // A value written by another thread and never shown is overwritten.
                    overwritten = earlier?.removeReplaced(by: &write)
                } else if before.group == group {
                    write.isReplacement = true
                } else {
                    keep(before, retired)
                }
            }
            last = write
            return write.isReplacement ? .quietly : .isNew
        }
        withExtendedLifetime(overwritten) {}
        return result
    }

    /// Stores a value written on another thread. Of those the main actor does not know about, only the latest is kept.
    ///
    /// - Returns: Whether the main actor must be notified.
    private func storeFromElsewhere(_ new: Value) -> Bool {
        // Released outside of the lock, because a `deinit` may come back here.
        var retired = new
        var transaction = Transaction.current
        return lock.withLock { _ in
            if isDestroyed { return false }
            swap(&value, &retired)
            if !isReadByViews, last == nil {
                // The same value as the one just removed, which keeps it alive.
                shownValue = value
                return false
            }
            if let before = last, before.hasGroup { keep(before, retired) }
            last = WaitingWrite(group: 0)
            let list = earlier ?? EarlierWrites()
            earlier = list
            swap(&list.transaction, &transaction)
            defer { isLeft = true }
            return !isLeft
        }
    }

    @inline(never) private func keep(_ write: WaitingWrite, _ value: Value) {
        let list = earlier ?? EarlierWrites()
        earlier = list
        list.versions.append((write, value))
    }

    /// Finds a group for the write from other threads about which the main actor was notified.
    @MainActor private func join() {
        let transaction: Transaction? = lock.withLock { _ in
            isLeft = false
            guard let last, !last.hasGroup else { return nil }
            return earlier?.transaction
        }
        // It has been overwritten since.
        guard let transaction else { return }
        let serial = ChangeQueue.shared.serial(for: transaction)
        var overwritten: AnyObject?
        let isNew = lock.withLock { _ in
            guard let last, !last.hasGroup else { return false }
            var write = WaitingWrite(group: serial)
            overwritten = earlier?.removeReplaced(by: &write)
            self.last = write
            return !write.isReplacement
        }
        withExtendedLifetime(overwritten) {}
        if isNew { ChangeQueue.shared.add(.state(self)) }
    }

    /// Ends the owner's use of the state: reads return the last value, and writes are ignored.
    @MainActor func destroy() {
        // Released outside of the lock, because a `deinit` may come back here.
        let retired = displayed()
        var retiredWrites: AnyObject?
        lock.withLock { _ in
            isDestroyed = true
            shownValue = value
            last = nil
            retiredWrites = earlier
            earlier = nil
        }
        buffer = nil
        withExtendedLifetime(retired) { withExtendedLifetime(retiredWrites) {} }
    }

    // MARK: Showing

    /// Shows the value written in a group. The caller holds the lock, and keeps the former value alive.
    ///
    /// - Returns: Whether the value was one of several in the group; `nil` if the group has no waiting value.
    private func show(_ group: UInt64) -> Bool? {
        guard let last else { return nil }
        if earlier != nil, let isReplacement = showEarlier(group) { return isReplacement }
        if last.group != group { return nil }
        shownValue = value
        self.last = nil
        return last.isReplacement
    }

    @inline(never) private func showEarlier(_ group: UInt64) -> Bool? {
        guard let version = earlier?.remove(group) else { return nil }
        shownValue = version.value
        return version.write.isReplacement
    }
}

extension StateLocation: PendingState {
    func commit(_ serial: UInt64) {
        var isReplacement: Bool?
        var ownerHasRead = false
        var followers: ReaderList?
        // Released outside of the lock, because a `deinit` may come back here.
        var finished: AnyObject?
        let old = lock.withLock { _ in
            let old = shownValue
            isReplacement = show(serial)
            if let earlier, earlier.versions.isEmpty, last?.hasGroup != false {
                finished = earlier
                self.earlier = nil
            }
            ownerHasRead = wasRead
            followers = readers
            return old
        }
        withExtendedLifetime(finished) {}
        guard let isReplacement else { return }
        // Only a value that replaced another is compared, and outside of the lock, because `==` may be client code.
        if isReplacement, valuesAreEqual(old, displayed(), mode: .equatableAlways) { return }
        if ownerHasRead, let buffer {
            if EvaluationRecorder.isRecording { buffer.noteChange(of: field, from: old, to: displayed()) }
            buffer.stateDidChange(in: field)
        }
        if let followers { for reader in followers.all { reader.sourceDidChange() } }
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
