/// Reads the input of a terminal as events, from bytes that may be cut anywhere.
///
/// A lone press of Escape sends the byte that sequences begin with. Only time tells them apart: when ``deadline`` has
/// come and no byte has, ``expire(at:)`` returns the key.
///
/// Sequences that are not understood are dropped as a whole. One that is broken off, by a control character or by the
/// beginning of another, is dropped so far. Memory is bounded for any input.
package struct TerminalInput {
    /// An instant of the clock that deadlines are told in.
    package typealias Instant = ContinuousClock.Instant

    /// The kind of sequence that the bytes so far begin.
    enum State: Equatable {
        /// Nothing, or a character.
        case ground
        case escape
        case control
        /// `CSI [`, after which the Linux console sends one letter for a function key.
        case consoleKey
        /// `CSI M`, after which old terminals send the mouse in three bytes. So many are left.
        case oldMouse(Int)
        case string
        /// ESC in a string, which ends it, in one way or another.
        case stringEscape
        case paste
    }

    let timeouts: TerminalTimeouts
    var state = State.ground
    /// Whether one more ESC came before that of the sequence, or one before the character: it is Alt, or Escape.
    var hasPrefix = false
    var decoder = UTF8Decoder()
    var sequence = ControlSequence(.control)
    var string = CommandString(0)
    var paste = PasteReader()
    /// The events that were read and not yet returned.
    var events: [TerminalEvent] = []

    /// When the first and the last byte of the incomplete sequence arrived.
    private var begun: Instant?
    private var last: Instant?

    /// Notes that a sequence began with the last byte.
    mutating func markBeginning() { begun = last }

    /// Input of which nothing has been read.
    package init(timeouts: TerminalTimeouts = TerminalTimeouts()) { self.timeouts = timeouts }

    /// Reads bytes that arrived at a time, and returns the events that are complete with them.
    ///
    /// If a deadline has passed meanwhile, the events begin with those of ``expire(at:)``.
    package mutating func read(_ bytes: some Sequence<UInt8>, at time: Instant) -> [TerminalEvent] {
        expireNow(at: time)
        for byte in bytes {
            last = time
            take(byte)
        }
        return takeEvents()
    }

    /// When ``expire(at:)`` is to be called if nothing else arrives; `nil` if nothing is waited for.
    package var deadline: Instant? {
        guard isWaiting, let begun, let last else { return nil }
        return switch state {
        case .paste: last + timeouts.paste
        case .escape, .stringEscape: last + timeouts.escape
        case .control where sequence.isEmpty: last + timeouts.escape
        case .string where string.bytes.isEmpty: last + timeouts.escape
        default: begun + timeouts.sequence
        }
    }

    /// Returns the events of an incomplete sequence, if the deadline has passed.
    package mutating func expire(at time: Instant) -> [TerminalEvent] {
        expireNow(at: time)
        return takeEvents()
    }

    /// Whether something has begun that is not complete.
    var isWaiting: Bool { state != .ground || decoder.isPending }

    private mutating func expireNow(at time: Instant) {
        if let deadline, time >= deadline { timeOut() }
    }

    private mutating func takeEvents() -> [TerminalEvent] {
        defer { events = [] }
        return events
    }
}
