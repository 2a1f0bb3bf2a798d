import Foundation

/// A place between two characters of a text.
@MainActor @preconcurrency open class UITextPosition: NSObject {
    /// The place in the UTF-16 of the text.
    final let offset: Int

    init(_ offset: Int) { self.offset = offset }
}

/// A range of a text.
@MainActor @preconcurrency open class UITextRange: NSObject {
    /// Where it begins.
    public final let start: UITextPosition
    /// Where it ends.
    public final let end: UITextPosition

    init(_ range: NSRange) {
        start = UITextPosition(range.location)
        end = UITextPosition(range.location + range.length)
    }

    init(_ start: UITextPosition, _ end: UITextPosition) {
        (self.start, self.end) = start.offset <= end.offset ? (start, end) : (end, start)
    }

    /// Whether it has no characters.
    public final var isEmpty: Bool { start.offset == end.offset }

    final var nsRange: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}
