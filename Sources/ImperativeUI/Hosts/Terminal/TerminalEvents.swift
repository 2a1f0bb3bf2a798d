import Terminal

/// Makes the events of a host from those of its terminal.
///
/// Most terminals tell of a key only that it was pressed: it then goes up at once.
struct TerminalEvents {
    /// Whether the terminal has said that it tells when keys go up.
    private var tellsReleases = false

    /// The terminal's answers so far no longer count: it may be another one.
    mutating func forget() { tellsReleases = false }

    /// Returns what an event of the terminal is for an application, in order.
    mutating func hostEvents(of event: TerminalEvent) -> [HostEvent] {
        if case .reply(.keyboardFlags(let flags)) = event {
            tellsReleases = flags & Int(KeyboardFlags.phases.rawValue) != 0
        }
        guard let hostEvent = HostEvent(event) else { return [] }
        guard !tellsReleases, case .key(var key) = hostEvent, key.phase != .up else { return [hostEvent] }
        key.phase = .up
        return [hostEvent, .key(key)]
    }
}
