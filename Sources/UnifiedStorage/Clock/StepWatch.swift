/// Has those that go on in steps look whether they can be seen, after pictures have changed.
@MainActor package final class StepWatch: UpdateParticipant {
    package static let shared = StepWatch()

    private struct Entry {
        weak var alarm: StepAlarm?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    package var queuedPhases = UpdatePhaseSet()
    package var updateLabel: String { "what goes on in steps" }

    func add(_ alarm: StepAlarm) {
        entries[ObjectIdentifier(alarm)] = Entry(alarm: alarm)
        pictureDidChange()
    }

    func remove(_ alarm: StepAlarm) { entries[ObjectIdentifier(alarm)] = nil }

    /// Notes that something may be seen that could not be before, or the other way round. Costs nothing where nothing
    /// goes on in steps.
    package func pictureDidChange() {
        if entries.isEmpty { return }
        UpdateQueue.shared.enqueue(self, in: .callbacks)
    }

    package func performUpdate(in phase: UpdatePhase) {
        // What is laid out for a picture does not last.
        if PassingLayout.isInProgress { return }
        for (id, entry) in entries {
            if let alarm = entry.alarm { alarm.look() } else { entries[id] = nil }
        }
    }
}
