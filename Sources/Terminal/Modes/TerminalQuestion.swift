/// A query for a property of a terminal. Terminals reply with a ``TerminalReply``.
package enum TerminalQuestion: String, Hashable, Sendable, CaseIterable {
    /// The background colour.
    case background = "\u{1B}]11;?\u{1B}\\"
    /// Whether the colours are dark.
    case colorScheme = "\u{1B}[?996n"
    /// The flags of the Kitty keyboard protocol. Terminals without the protocol do not reply.
    case keyboardFlags = "\u{1B}[?u"
    /// The position of the cursor, in the form whose reply cannot be mistaken for a key.
    case cursor = "\u{1B}[?6n"
    /// The size of the whole area of text, in pixels.
    case areaPixels = "\u{1B}[14t"
    /// The size of a cell, in pixels.
    case cellPixels = "\u{1B}[16t"
    /// The primary device attributes, to which all terminals reply. Sent last, the query marks the end: replies to the
    /// other queries arrive before its own.
    case deviceAttributes = "\u{1B}[c"

    /// Returns the text that asks questions, and after them for the device attributes.
    package static func ask(_ questions: [TerminalQuestion]) -> String {
        (questions.filter { $0 != .deviceAttributes } + [.deviceAttributes]).map(\.rawValue).joined()
    }
}
