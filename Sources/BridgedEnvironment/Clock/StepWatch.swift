/// Something that goes on only as long as it can be seen.
@MainActor package protocol PictureWatcher: AnyObject {
    /// Looks whether it can be seen, as pictures have changed.
    func look()
}

/// Tells watchers that go on only while they can be seen to check that, after pictures have changed.
@MainActor package final class StepWatch: UpdateParticipant {
    package static let shared = StepWatch()

    private struct Entry {
        weak var watcher: (any PictureWatcher)?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    package var queuedPhases = UpdatePhaseSet()
    package var updateLabel: String { "what goes on in steps" }

    /// Adds a watcher, which looks now and after each change, until `remove(_:)`.
    package func add(_ watcher: any PictureWatcher) {
        entries[ObjectIdentifier(watcher)] = Entry(watcher: watcher)
        pictureDidChange()
    }

    package func remove(_ watcher: any PictureWatcher) { entries[ObjectIdentifier(watcher)] = nil }

    /// Notes that something may be seen that could not be before, or the other way round. Costs nothing where nothing
    /// goes on.
    package func pictureDidChange() {
        if entries.isEmpty { return }
        UpdateQueue.shared.enqueue(self, in: .callbacks)
    }

    package func performUpdate(in phase: UpdatePhase) {
        // A layout for a picture does not last.
        if PassingLayout.isInProgress { return }
        // A watcher that looks may add or remove others.
        for (id, entry) in entries where entries[id] != nil {
            if let watcher = entry.watcher { watcher.look() } else { entries[id] = nil }
        }
    }
}
