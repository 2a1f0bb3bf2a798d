/// A change of a text that has not been made yet, so that it can be asked about first.
package struct TextEdit: Hashable, Sendable {
    /// The replaced range, in offsets of UTF-8.
    package let range: Range<Int>
    /// The replacement, as it will be in the text.
    package let replacement: String
    let kind: UndoStep.Kind
}
