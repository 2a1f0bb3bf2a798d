/// A change of a text that can be taken back: the text removed at an offset, and the text inserted there.
package struct TextReplacement: Hashable, Sendable {
    /// Where it was, in the UTF-8 of the text; between scalars.
    package var offset: Int
    /// The removed text.
    package var removed: String
    /// The inserted text.
    package var inserted: String

    /// The range of the removed text, before the change.
    package var oldRange: Range<Int> { offset..<offset + removed.utf8.count }
    /// The range of the inserted text, after the change.
    package var newRange: Range<Int> { offset..<offset + inserted.utf8.count }
    /// The change that takes this one back.
    var inverse: TextReplacement { TextReplacement(offset: offset, removed: inserted, inserted: removed) }
    /// Whether it changes nothing.
    var isEmpty: Bool { removed.utf8.elementsEqual(inserted.utf8) }
    /// The bytes that it keeps.
    var cost: Int { removed.utf8.count + inserted.utf8.count }
}
