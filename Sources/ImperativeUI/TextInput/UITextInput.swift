import Foundation
import TextEditing

/// A view that edits text and provides access to its positions and ranges.
///
/// ``UITextField`` and ``UITextView`` conform to it. The members are implemented for these two classes only: any
/// other conforming type has an empty text.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {}

extension UITextInput {
    private var editor: FieldEditor? { (self as? any EditedTextView)?.editor }

    /// The position of the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// The position after the last character.
    public var endOfDocument: UITextPosition { UITextPosition(editor?.session.text.utf16.count ?? 0) }

    /// The selected range, or an empty range at the caret. Setting `nil` does not change the selection.
    public var selectedTextRange: UITextRange? {
        get { editor.map { UITextRange($0.session.buffer.nsRange($0.session.selection.range)) } }
        set {
            guard let newValue, let view = self as? any EditedTextView else { return }
            view.select(newValue.nsRange)
        }
    }

    /// Returns the text in a range; `nil` if the range is outside the text.
    public func text(in range: UITextRange) -> String? {
        guard let buffer = editor?.session.buffer, let found = buffer.range(range.nsRange) else { return nil }
        return String(buffer.substring(found))
    }

    /// Replaces the text in a range. Does not ask a delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let view = self as? any EditedTextView, let found = view.editor.session.buffer.range(range.nsRange)
        else { return }
        view.note(view.editor.replace(found, with: text), isByUser: true)
    }

    /// Returns the range between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }

    /// Returns the position at an offset from another one, in UTF-16 units; `nil` outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, overflows) = position.offset.addingReportingOverflow(offset)
        guard !overflows, sum >= 0, sum <= endOfDocument.offset else { return nil }
        return UITextPosition(sum)
    }

    /// Returns the number of UTF-16 units between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Returns the order of two positions in the text.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
}
