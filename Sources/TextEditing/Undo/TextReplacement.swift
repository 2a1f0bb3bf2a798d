/// A change of a text that can be taken back: what was removed at an offset, and what was put there.
package struct TextReplacement: Hashable, Sendable {
    /// Where it was, in the UTF-8 of the text; between scalars.
    package var offset: Int
    /// What was removed there.
    package var removed: String
    /// What is there now.
    package var inserted: String

    /// The place of what was removed, before the change.
    package var oldRange: Range<Int> { offset..<offset + removed.utf8.count }
    /// The place of what was inserted, after the change.
    package var newRange: Range<Int> { offset..<offset + inserted.utf8.count }
    /// The change that takes this one back.
    var inverse: TextReplacement { TextReplacement(offset: offset, removed: inserted, inserted: removed) }
    /// Whether it changes nothing.
    var isEmpty: Bool { removed.utf8.elementsEqual(inserted.utf8) }
    /// The bytes that it keeps.
    var cost: Int { removed.utf8.count + inserted.utf8.count }
}
