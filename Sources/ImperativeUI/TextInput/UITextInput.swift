import Foundation
import TextEditing

/// A view that edits a text, in which places and ranges can be asked for.
///
/// ``UITextField`` and ``UITextView`` are. The members belong to these: what else adopts the protocol has an empty text.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {}

extension UITextInput {
    private var editor: FieldEditor? { (self as? any EditedTextView)?.editor }

    /// The place of the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// The place behind the last character.
    public var endOfDocument: UITextPosition { UITextPosition(editor?.session.text.utf16.count ?? 0) }

    /// What is selected, or the place of the caret as an empty range. `nil` selects nothing else.
    public var selectedTextRange: UITextRange? {
        get { editor.map { UITextRange($0.session.buffer.nsRange($0.session.selection.range)) } }
        set {
            guard let newValue, let view = self as? any EditedTextView else { return }
            view.select(newValue.nsRange)
        }
    }

    /// Returns the text of a range; `nil` if it is not in the text.
    public func text(in range: UITextRange) -> String? {
        guard let buffer = editor?.session.buffer, let found = buffer.range(range.nsRange) else { return nil }
        return String(buffer.substring(found))
    }

    /// Replaces a range. No delegate is asked.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let view = self as? any EditedTextView, let found = view.editor.session.buffer.range(range.nsRange)
        else { return }
        view.note(view.editor.replace(found, with: text), isByUser: true)
    }

    /// Returns the range between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }

    /// Returns the place some UTF-16 units after another one; `nil` outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, overflows) = position.offset.addingReportingOverflow(offset)
        guard !overflows, sum >= 0, sum <= endOfDocument.offset else { return nil }
        return UITextPosition(sum)
    }

    /// Returns how many UTF-16 units are between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Returns which of two places is first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
}
