import Synchronization

/// Work that other threads leave for the main actor to do at the start of its next update, in the order in which it
/// was left.
///
/// An update is scheduled once there is work: one task, regardless of the amount of work that follows before it runs.
/// An object that leaves work often leaves one item until that has been done, so that the mailbox holds no more items
/// than there are objects that changed.
package enum MainMailbox {
    private struct Contents {
        var work: [@MainActor @Sendable () -> Void] = []
        /// Whether a task is on its way that will update.
        var isAnnounced = false
    }

    private static let contents = Locked(Contents())
    /// Whether there is nothing to do, for a look that takes no lock.
    private static let isEmpty = Atomic(true)

    /// Schedules `work` for the start of the next update. Callable on any thread.
    package static func leave(_ work: @escaping @MainActor @Sendable () -> Void) {
        let isFirst = contents.withLock { contents in
            contents.work.append(work)
            isEmpty.store(false, ordering: .relaxed)
            defer { contents.isAnnounced = true }
            return !contents.isAnnounced
        }
        if isFirst {
            Task { @MainActor in
                contents.withLock { $0.isAnnounced = false }
                UpdateQueue.shared.flush()
            }
        }
    }

    /// Runs the work left until now. Work left meanwhile waits for the next update.
    @MainActor static func empty() {
        if isEmpty.load(ordering: .relaxed) { return }
        let due = contents.withLock { contents in
            isEmpty.store(true, ordering: .relaxed)
            var due: [@MainActor @Sendable () -> Void] = []
            swap(&due, &contents.work)
            return due
        }
        for work in due { work() }
    }

    /// How much waits to be done. For tests.
    package static var count: Int { contents.withLock { $0.work.count } }
}

extension MainContext {
    /// Runs `body` at once where the main actor's code runs, elsewhere at the start of the next update.
    package static func runNowOrSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated { body() }
        } else {
            MainMailbox.leave(body)
        }
    }
}
