/// An event of a terminal, read from the bytes it sent.
package enum TerminalEvent: Hashable, Sendable {
    /// A key that was pressed, held or let go.
    case key(TerminalKey)
    /// Text that no key stands for, such as that of an input method.
    case text(String)
    /// Pasted text. A long one comes in parts, all but the last of which are not the end.
    case paste(String, isEnd: Bool)
    /// Something the mouse did.
    case mouse(TerminalMouse)
    /// Whether the terminal has the focus of the keyboard now.
    case focus(Bool)
    /// The answer to a question, or a report that was asked for.
    case reply(TerminalReply)
}
