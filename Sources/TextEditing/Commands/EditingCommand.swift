/// The effect of a key in an edited text.
package enum EditingCommand: Hashable, Sendable {
    /// Moves the caret. A selection that is not extended collapses: for `left` and `right`, and `backward` and
    /// `forward`, to the end on that side.
    case move(Movement, extending: Bool = false)
    /// Deletes the selection; otherwise from the caret to where a movement leads, and where that is the caret's own
    /// position at the edge of a row or paragraph, the character there.
    case delete(Movement)
    /// Inserts a line break in a text of several lines. In a single line it does nothing.
    case insertNewline
    /// Inserts a tab in a text of several lines. In a single line it does nothing.
    case insertTab
    case selectAll
    case undo, redo
}

/// The parts of a session that a command has changed.
package struct EditingChange: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text is another one.
    package static let text = EditingChange(rawValue: 1)
    /// The selection or the caret is another one.
    package static let selection = EditingChange(rawValue: 2)
}
