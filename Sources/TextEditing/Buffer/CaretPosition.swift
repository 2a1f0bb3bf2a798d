/// The line at which a caret is shown when its position is both the end of one line and the start of the next.
package enum CaretAffinity: Hashable, Sendable {
    /// At the end of the upper line.
    case upstream
    /// At the start of the lower line.
    case downstream
}

/// A position in a text, and the line at which a caret there is shown.
package struct CaretPosition: Hashable, Sendable {
    /// An offset in the UTF-8 of the text.
    package var position: Int
    /// Where the caret is shown if a line wraps at the position.
    package var affinity: CaretAffinity

    /// Creates a position, by default at the start of a line if one wraps there.
    package init(_ position: Int, _ affinity: CaretAffinity = .downstream) {
        self.position = position
        self.affinity = affinity
    }
}
