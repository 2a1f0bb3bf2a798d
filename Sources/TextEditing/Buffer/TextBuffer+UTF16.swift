import Foundation

extension TextBuffer {
    /// Returns the offset of a position in the UTF-16 of the text.
    ///
    /// Takes constant time for ASCII; in other texts the first one after a change takes time linear in the text.
    package func utf16Offset(_ position: Int) -> Int {
        text.utf16.distance(from: text.startIndex, to: index(position))
    }

    /// Returns the position of an offset in the UTF-16 of the text, the nearest one if there is none. It may be inside
    /// of a character.
    package func position(utf16Offset offset: Int) -> Int {
        let utf16 = text.utf16
        let index =
            offset <= 0 ? text.startIndex : utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
        // The second half of a surrogate pair has no position of its own in UTF-8.
        return position(index ?? text.endIndex)
    }

    /// Returns a range in the units of `NSRange`, UTF-16.
    package func nsRange(_ range: Range<Int>) -> NSRange {
        let start = utf16Offset(range.lowerBound)
        return NSRange(location: start, length: utf16Offset(range.upperBound) - start)
    }

    /// Returns the smallest range of whole characters that includes an `NSRange`. Any part outside of the text is left
    /// out; `nil` if it is not in the text at all.
    package func range(_ range: NSRange) -> Range<Int>? {
        guard range.location >= 0, range.length >= 0, range.location != NSNotFound else { return nil }
        guard range.location <= text.utf16.count else { return nil }
        let (stop, overflows) = range.location.addingReportingOverflow(range.length)
        let start = position(utf16Offset: range.location)
        var last = position(utf16Offset: overflows ? .max : stop)
        // Half of a surrogate pair stands for all of it.
        if last < end, utf16Offset(last) < stop { last += 1 }
        return rounded(start..<max(start, last))
    }
}
