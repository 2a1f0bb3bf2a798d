/// A text in which positions are named by numbers: offsets in its UTF-8.
///
/// These numbers are found and compared in constant time, as the text is stored in UTF-8, and they stay valid for the
/// part of a text before a change. Whole characters are Swift's `Character`: extended grapheme clusters.
///
/// A number from outside need not be one of a position between two characters. The functions take any number, and
/// round.
package struct TextBuffer: Hashable, Sendable {
    /// The text, in native storage.
    package private(set) var text: String

    /// Creates a buffer.
    package init(_ text: String) {
        var text = text
        // Only native storage finds an offset in constant time.
        text.makeContiguousUTF8()
        self.text = text
    }

    /// The position after the last character: the length of the text in UTF-8.
    package var end: Int { text.utf8.count }

    /// Returns the index of a position, the nearest one if there is none.
    func index(_ position: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: min(max(position, 0), end))
    }

    /// Returns the position of an index.
    func position(_ index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }

    /// Returns the text of a range.
    package func substring(_ range: Range<Int>) -> Substring {
        text[index(range.lowerBound)..<index(range.upperBound)]
    }

    // MARK: Whole characters

    /// Returns the end of the character at a position, or after it if the position is inside of one; the end of the
    /// text if there is none.
    package func boundary(after position: Int) -> Int {
        position >= end ? end : self.position(text.index(after: index(position)))
    }

    /// Returns the start of the character before a position, or around it if the position is inside of one; 0 if there
    /// is none.
    package func boundary(before position: Int) -> Int {
        if position <= 0 { return 0 }
        if position >= end { return text.isEmpty ? 0 : self.position(text.index(before: text.endIndex)) }
        let start = roundedDown(position)
        return start < position ? start : self.position(text.index(before: index(start)))
    }

    /// Returns a position, or the start of the character that it is inside of.
    package func roundedDown(_ position: Int) -> Int {
        if position <= 0 { return 0 }
        if position >= end { return end }
        // The end of a character is found from its start, wherever in it the index is.
        return self.position(text.index(before: text.index(after: index(position))))
    }

    /// Returns a position, or the end of the character that it is inside of.
    package func roundedUp(_ position: Int) -> Int {
        let start = roundedDown(position)
        return start < position && position < end ? boundary(after: start) : start
    }

    /// Returns the smallest range of whole characters that includes a range.
    package func rounded(_ range: Range<Int>) -> Range<Int> {
        let start = roundedDown(range.lowerBound)
        return start..<max(start, roundedUp(range.upperBound))
    }

    // MARK: Changes

    /// Replaces a range, which must begin and end between scalars.
    mutating func replace(_ range: Range<Int>, with new: String) {
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        text.makeContiguousUTF8()
    }
}
