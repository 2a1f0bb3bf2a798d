import ImperativeUI
import Terminal

/// Translates the events of a terminal into those of its host.
///
/// Most terminals report only that a key was pressed. Such a key goes up at once.
struct TerminalEvents {
    /// Whether the terminal has answered that it reports when keys go up.
    private var reportsReleases = false

    /// Discards the terminal's answers, as the program may now be in another one.
    mutating func forget() { reportsReleases = false }

    /// Returns the events of the host that stand for an event of the terminal, in order.
    mutating func hostEvents(of event: TerminalEvent) -> [HostEvent] {
        if case .reply(.keyboardFlags(let flags)) = event {
            reportsReleases = flags & Int(KeyboardFlags.phases.rawValue) != 0
        }
        guard let hostEvent = HostEvent(event) else { return [] }
        guard !reportsReleases, case .key(var key) = hostEvent, key.phase != .up else { return [hostEvent] }
        key.phase = .up
        return [hostEvent, .key(key)]
    }
}
