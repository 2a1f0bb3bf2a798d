/// A reply in which a terminal reports one of its properties.
package enum TerminalReply: Hashable, Sendable {
    /// The primary device attributes. All terminals answer this question, so it tells that answers to earlier ones
    /// that are not there will not come.
    case deviceAttributes([Int])
    /// The flags of the Kitty keyboard protocol that are in force.
    case keyboardFlags(Int)
    /// The background colour.
    case background(TerminalColor)
    /// Whether the terminal's colours are dark.
    case colorScheme(isDark: Bool)
    /// Where the cursor is.
    case cursor(TerminalCell)
    /// The size of the whole area of text, in pixels.
    case areaPixels(width: Int, height: Int)
    /// The size of a cell, in pixels.
    case cellPixels(width: Int, height: Int)
}
