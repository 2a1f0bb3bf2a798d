import Foundation

/// A position between two characters of a text.
@MainActor @preconcurrency open class UITextPosition: NSObject {
    /// The offset in the UTF-16 of the text.
    final let offset: Int

    init(_ offset: Int) { self.offset = offset }
}

/// A range of characters of a text.
@MainActor @preconcurrency open class UITextRange: NSObject {
    /// The start of the range.
    public final let start: UITextPosition
    /// The end of the range.
    public final let end: UITextPosition

    init(_ range: NSRange) {
        start = UITextPosition(range.location)
        end = UITextPosition(range.location + range.length)
    }

    init(_ start: UITextPosition, _ end: UITextPosition) {
        (self.start, self.end) = start.offset <= end.offset ? (start, end) : (end, start)
    }

    /// A Boolean value that indicates whether the range contains no characters.
    public final var isEmpty: Bool { start.offset == end.offset }

    final var nsRange: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}
