/// The unit a selection grows by: a drag after one click selects characters, after two words, after three paragraphs.
package enum SelectionUnit: Hashable, Sendable {
    case character
    /// A word, or the run of spaces or the character where there is none. All of a secret.
    case word
    /// A row, with the spaces at which it wraps and without its line break.
    case row
    /// A paragraph with its line break.
    case paragraph
    /// All of the text.
    case text

    /// The unit for a number of clicks at the same point, as in Apple's systems.
    package init(clicks: Int) {
        switch clicks {
        case ...1: self = .character
        case 2: self = .word
        default: self = .paragraph
        }
    }
}

extension CaretMover {
    /// Returns the unit at a caret. That of a character is the caret itself.
    func range(of unit: SelectionUnit, at caret: CaretPosition) -> Range<Int> {
        switch unit {
        case .character:
            return caret.position..<caret.position
        case .word:
            return isSecure ? 0..<buffer.end : buffer.word(at: caret.position)
        case .row:
            let ends = layout.rowEnds(around: caret)
            return ends.start.position..<ends.end.position
        case .paragraph:
            return buffer.paragraph(at: caret.position)
        case .text:
            return 0..<buffer.end
        }
    }
}
