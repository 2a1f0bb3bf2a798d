/// The medium that shows a text, which decides how the text is measured.
package enum TextMedium: UInt8, Hashable, CaseIterable, Sendable {
    /// None in particular: characters of one width that grows with the font, so that sizes are simple numbers.
    case uniform
    /// A grid of cells: a character takes one or two of them, whatever the font.
    case grid
    /// Vector graphics: letters have the widths of a common face.
    case vector

    /// Whether a caret takes the room of a character at the end of a row, and not that of a bar alone.
    package var givesCaretsCharacters: Bool { self != .vector }
}
