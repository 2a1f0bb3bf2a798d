/// Records which keys are read while a piece of code that can be run again runs.
///
/// It records between its creation and `finish()`, and only reads made on the thread that made it: a collection or
/// environment that carries a tracker may be kept and read anywhere, later, at no harm.
public final class ReadTracker: @unchecked Sendable {
    // The owner is constant; everything else is touched only after the caller was found to be on the owner's thread.
    private let owner = ThreadIdentity.current
    private var isActive = true
    private var recorded: [KeyID] = []
    private var known: Set<KeyID> = []

    /// Above this many keys a set replaces the scan.
    private static let scanLimit = 12

    package init() {}

    /// Remembers that the value of `id` was read. Reads from other threads, and after the end, record nothing.
    public func recordRead(_ id: KeyID) {
        guard ThreadIdentity.current == owner, isActive else { return }
        if recorded.count <= Self.scanLimit {
            for key in recorded where key == id { return }
            recorded.append(id)
            if recorded.count > Self.scanLimit { known = Set(recorded) }
        } else if known.insert(id).inserted {
            recorded.append(id)
        }
    }

    /// The keys read so far, each once, in the order of their first read. Owner thread only; elsewhere empty.
    package var keys: [KeyID] { ThreadIdentity.current == owner ? recorded : [] }

    /// Ends the recording; what was recorded stays. Elsewhere than on the owner's thread it does nothing.
    package func finish() {
        guard ThreadIdentity.current == owner else { return }
        isActive = false
    }
}
