import Synchronization

/// What other threads leave for the main actor to do at the start of its next update, in the order it was left.
///
/// An update comes by itself once something was left: one task, however much follows until it runs. Whoever may leave
/// things often leaves one until that was done, so that the mailbox holds no more than there are objects that changed.
package enum MainMailbox {
    private struct Contents {
        var work: [@MainActor @Sendable () -> Void] = []
        /// Whether a task is on its way that will update.
        var isAnnounced = false
    }

    private static let contents = Mutex(Contents())
    /// Whether there is nothing to do, for a look that takes no lock.
    private static let isEmpty = Atomic(true)

    /// Has `work` done at the start of the next update. Callable on any thread.
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

    /// Does what was left until now; what is left meanwhile waits for the next update.
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
