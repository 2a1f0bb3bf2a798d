import Foundation

/// The lines of a text in a fixed-pitch font.
///
/// A line ends at a line break, or where it would become wider than `maxCells`: at the last space, or before or after a
/// character two cells wide, whichever is nearer. A word too long for a line is cut. A line has at least one character.
/// Spaces at which a line wraps belong to neither line; other spaces at a line's end count as far as they fit. A text
/// that ends in a line break has an empty last line; an empty text has no lines.
///
/// Iterating over all lines takes time linear in the text, and nothing is stored.
package struct CellLines: Sequence, IteratorProtocol {
    /// A line: its text without the line break, and its width.
    package struct Line: Hashable, Sendable {
        package var text: Substring
        package var cells: Int
    }

    /// A position at which the current line could end.
    private struct Candidate {
        /// The end of the line, and its width there.
        var end: String.Index
        var cells: Int
        /// The start of the next line, and the width up to there.
        var next: String.Index
        var cellsToNext: Int
    }

    private let text: String
    private let maxCells: Int?
    private var isAtEnd: Bool
    /// The start of the current line.
    private var start: String.Index
    /// The position up to which the text has been read. Characters from `start` to here are counted.
    private var position: String.Index
    private var cells = 0
    /// The width without the spaces just read.
    private var cellsOfWords = 0
    private var candidate: Candidate?
    private var lastWasSpace = false
    private var lastWasWide = false
    /// The width of the line above and the spaces after it, while the first word of this line, which might fit there,
    /// is being read.
    private var cellsAbove: Int?
    /// The smallest limit above `maxCells` at which the lines read so far would differ; `nil` if none would.
    package private(set) var cellsToDiffer: Int?

    /// Creates the lines of a text; a `maxCells` of `nil` means no limit.
    package init(_ text: String, maxCells: Int? = nil) {
        self.text = text
        self.maxCells = maxCells
        start = text.startIndex
        position = start
        isAtEnd = text.isEmpty
    }

    package mutating func next() -> Line? {
        guard !isAtEnd else { return nil }
        while position < text.endIndex {
            let (kind, width, following) = unit(at: position)
            if kind == .lineBreak {
                let line = wholeLine()
                beginLine(at: following, cells: 0)
                (position, lastWasSpace, lastWasWide) = (following, false, false)
                return line
            }
            if kind == .space {
                let end = lastWasSpace ? (candidate?.end ?? position) : position
                endFirstWord()
                cells += width
                candidate = Candidate(end: end, cells: cellsOfWords, next: following, cellsToNext: cells)
                (lastWasSpace, lastWasWide) = (true, false)
            } else {
                if !lastWasSpace, width == 2 || lastWasWide, width > 0, start < position {
                    endFirstWord()
                    candidate = Candidate(end: position, cells: cells, next: position, cellsToNext: cells)
                }
                if let maxCells, cells + width > maxCells, start < position {
                    return cutLine(before: width)
                }
                cells += width
                cellsOfWords = cells
                lastWasSpace = false
                if width > 0 { lastWasWide = width == 2 }
            }
            position = following
        }
        isAtEnd = true
        return wholeLine()
    }

    private enum Kind {
        case lineBreak, space, other
    }

    /// Returns the kind and width of the character at an index, and the index after it.
    private func unit(at index: String.Index) -> (kind: Kind, width: Int, following: String.Index) {
        let bytes = text.utf8
        let byte = bytes[index]
        let next = bytes.index(after: index)
        // There is a boundary between any two ASCII bytes except CR LF, and this check is far faster.
        if byte < 0x7F, byte != 0x0D, next == bytes.endIndex || bytes[next] < 0x80 {
            switch byte {
            case 0x20, 0x09: return (.space, 1, next)
            case 0x21...: return (.other, 1, next)
            case 0x0A...0x0C: return (.lineBreak, 0, next)
            default: return (.other, 0, next)
            }
        }
        let character = text[index]
        let kind: Kind = character.isNewline ? .lineBreak : character.isBreakingSpace ? .space : .other
        return (kind, character.cellWidth, text.index(after: index))
    }

    /// Returns the line up to `position`.
    private mutating func wholeLine() -> Line {
        endFirstWord()
        var shown = cells
        if let maxCells {
            shown = Swift.min(cells, Swift.max(maxCells, cellsOfWords))
            // Spaces at the end count as far as they fit.
            if shown < cells { linesDiffer(at: shown + 1) }
        }
        return Line(text: text[start..<position], cells: shown)
    }

    /// Ends the line at the best candidate, before a character of a width. The rest of the text read so far begins
    /// the next line.
    private mutating func cutLine(before width: Int) -> Line {
        guard let cut = candidate else {
            // The word is too long for this line, and so for the one above.
            cellsAbove = nil
            linesDiffer(at: cells + width)
            let line = wholeLine()
            beginLine(at: position, cells: 0)
            return line
        }
        let line = Line(text: text[start..<cut.end], cells: cut.cells)
        beginLine(at: cut.next, cells: cells - cut.cellsToNext)
        cellsAbove = cut.cellsToNext
        return line
    }

    /// Notes that the first word of the line has been read, if it has not been before.
    private mutating func endFirstWord() {
        guard let above = cellsAbove else { return }
        cellsAbove = nil
        linesDiffer(at: above + cellsOfWords)
    }

    private mutating func linesDiffer(at cells: Int) {
        cellsToDiffer = Swift.min(cellsToDiffer ?? .max, cells)
    }

    private mutating func beginLine(at start: String.Index, cells: Int) {
        self.start = start
        self.cells = cells
        cellsOfWords = cells
        candidate = nil
        // A line that begins with the next character has nothing before it.
        if start == position { lastWasSpace = false }
    }
}

extension Character {
    /// Whether a line may end here and the character is dropped.
    fileprivate var isBreakingSpace: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x20, 0x09, 0x200B: return true
        case 0xA0, 0x2007, 0x202F: return false
        default: return scalar.properties.isWhitespace
        }
    }
}
