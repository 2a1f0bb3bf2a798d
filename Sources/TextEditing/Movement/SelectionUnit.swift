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

    /// The unit for a number of clicks in the same place, as in Apple's systems.
    package init(clicks: Int) {
        switch clicks {
        case ...1: self = .character
        case 2: self = .word
        default: self = .paragraph
        }
    }
}

extension CaretMover {
    /// Returns the unit at a place. That of a character is the place itself.
    func range(of unit: SelectionUnit, at place: CaretPlace) -> Range<Int> {
        switch unit {
        case .character:
            return place.position..<place.position
        case .word:
            return isSecure ? 0..<buffer.end : buffer.word(at: place.position)
        case .row:
            let ends = layout.rowEnds(around: place)
            return ends.start.position..<ends.end.position
        case .paragraph:
            return buffer.paragraph(at: place.position)
        case .text:
            return 0..<buffer.end
        }
    }
}
