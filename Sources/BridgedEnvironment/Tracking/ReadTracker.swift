/// A recorder of the keys that are read while repeatable code runs.
///
/// A tracker records from its creation until `finish()`, and only reads on the thread that created it. A collection
/// or environment that carries a tracker can safely be kept, and read later on any thread.
// The owner is constant while anyone else has the tracker; everything else is touched only after the caller was found to
// be on the owner's thread, and in single steps, so access to the lists need not be checked.
@usableFromInline package final class ReadTracker: @unchecked Sendable {
    private var owner = ThreadIdentity.current
    private var isActive = true
    @exclusivity(unchecked) private var recorded = KeyList()

    package init() {}

    /// A tracker without owners, kept for the next use.
    @MainActor private static var spare: ReadTracker?

    /// A tracker that records from now on: one that was given back, or a new one.
    @MainActor package static func take() -> ReadTracker {
        guard let tracker = spare else { return ReadTracker() }
        spare = nil
        tracker.owner = ThreadIdentity.current
        tracker.isActive = true
        return tracker
    }

    /// Ends the recording and empties `tracker`; it is used again if it has no other owner.
    @MainActor package static func giveBack(_ tracker: inout ReadTracker?) {
        guard var last = tracker else { return }
        tracker = nil
        last.finish()
        if !isKnownUniquelyReferenced(&last) { return }
        last.recorded.removeAll()
        spare = last
    }

    /// Records that the value of `id` was read. Reads on other threads, or after the end of recording, have no
    /// effect.
    @usableFromInline package func recordRead(_ id: KeyID) {
        guard ThreadIdentity.current == owner, isActive else { return }
        recorded.add(id)
    }

    /// The keys read so far, each once, in the order of their first read. Owner thread only; elsewhere empty.
    package var keys: [KeyID] { ThreadIdentity.current == owner ? recorded.keys : [] }

    /// Ends the recording; the recorded reads stay. On threads other than the owner's it does nothing.
    package func finish() {
        guard ThreadIdentity.current == owner else { return }
        isActive = false
    }
}
