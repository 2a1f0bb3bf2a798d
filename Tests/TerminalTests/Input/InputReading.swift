import Testing

@testable import Terminal

/// Any instant: what counts is how much later others are.
let start = ContinuousClock.now

/// Returns the events of bytes that all arrive at once, without what is not complete.
func events(of bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var input = TerminalInput()
    return input.read(bytes, at: start)
}

/// Returns the events of text that all arrives at once, without what is not complete.
func events(of text: String) -> [TerminalEvent] { events(of: text.utf8) }

/// Returns the events of text, and then those of a time that is long enough for any deadline.
func eventsAfterWaiting(_ text: String) -> [TerminalEvent] {
    var input = TerminalInput()
    return input.read(text.utf8, at: start) + input.expire(at: start + .seconds(60))
}

/// A key without text.
func key(_ code: TerminalKey.Code, _ modifiers: TerminalModifiers = []) -> TerminalEvent {
    .key(TerminalKey(code, modifiers: modifiers))
}

/// The keys that type a text.
func typed(_ text: String) -> [TerminalEvent] {
    text.unicodeScalars.map { scalar in
        .key(TerminalKey(scalar == " " ? .space : .character(scalar), text: String(Character(scalar))))
    }
}
