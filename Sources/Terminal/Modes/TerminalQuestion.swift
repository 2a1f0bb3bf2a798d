/// The questions to a terminal. The answers are cases of ``TerminalReply``.
package enum TerminalQuestion: String, Hashable, Sendable, CaseIterable {
    /// The background colour.
    case background = "\u{1B}]11;?\u{1B}\\"
    /// Whether the colours are dark.
    case colorScheme = "\u{1B}[?996n"
    /// The flags of the Kitty keyboard protocol. A terminal that does not know it does not answer.
    case keyboardFlags = "\u{1B}[?u"
    /// Where the cursor is, in the form whose answer cannot be taken for a key.
    case cursor = "\u{1B}[?6n"
    /// The size of the whole area of text, in pixels.
    case areaPixels = "\u{1B}[14t"
    /// The size of a cell, in pixels.
    case cellPixels = "\u{1B}[16t"
    /// The primary device attributes, which all terminals answer. As the last question it tells when all answers to
    /// the others that will come have come.
    case deviceAttributes = "\u{1B}[c"

    /// Returns the text that asks questions, and after them for the device attributes.
    package static func ask(_ questions: [TerminalQuestion]) -> String {
        (questions.filter { $0 != .deviceAttributes } + [.deviceAttributes]).map(\.rawValue).joined()
    }
}
