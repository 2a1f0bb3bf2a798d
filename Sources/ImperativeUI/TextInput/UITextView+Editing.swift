import Foundation
import TextEditing

extension UITextView: EditedTextView, UIResponderStandardEditActions {
    /// Posted after editing begins.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted after editing ends.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted after the user changes the text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")

    package final var textStyle: EditedTextStyle { content.style }

    package var canBeginEditing: Bool { canBecomeFirstResponder }

    package func mayBeginEditing() -> Bool { !isEditable || (delegate?.textViewShouldBeginEditing(self) ?? true) }

    package func mayEndEditing() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    package func didBeginEditing() {
        guard isEditable else { return }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    package func didEndEditing() {
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    package func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    package func note(_ change: EditingChange, isByUser: Bool) {
        if change.isEmpty { return }
        setNeedsDisplay()
        fitText()
        if isByUser { scrollToVisible(editor.caretRoomRect) }
        delegate?.textViewDidChangeSelection(self)
        guard isByUser, change.contains(.text) else { return }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // Return inserts a line break.
    package func submit() {}

    // MARK: Layout

    /// Where the text begins, in the view's coordinates.
    final var textOrigin: CGPoint {
        CGPoint(x: content.inset.left + textContainer.padding(in: traitCollection), y: content.inset.top)
    }

    /// Lays out the text at the width of the view, and gives the content its size.
    final func fitText() {
        let inset = content.inset
        editor.rowLimit = textContainer.maximumNumberOfLines
        editor.truncation = textContainer.truncation
        let size = CGSize(
            width: lineWidth(inWidth: bounds.width),
            height: max(0, bounds.height - inset.top - inset.bottom))
        fitText(in: size)
        let height = editor.contentSize.height + inset.top + inset.bottom
        contentSize = CGSize(width: bounds.width, height: height)
    }

    private func lineWidth(inWidth width: CGFloat) -> CGFloat {
        let padding = textContainer.padding(in: traitCollection)
        return max(0, width - content.inset.left - content.inset.right - 2 * padding)
    }

    final func contentSize(atWidth width: CGFloat) -> CGSize {
        let inset = content.inset
        let room = width > 0 && width.isFinite ? width : 1e6
        fitText()
        let height = editor.height(atWidth: lineWidth(inWidth: room))
        return CGSize(width: width, height: height + inset.top + inset.bottom)
    }

    /// Scrolls just far enough to make a range of the text visible, or its start if the range is longer than the
    /// view.
    public final func scrollRangeToVisible(_ range: NSRange) {
        guard let found = editor.session.buffer.range(range) else { return }
        layoutIfNeeded()
        let rects = editor.rectangles(of: found, from: -.infinity, to: .infinity)
        let start = editor.layout.caretRect(at: CaretPosition(found.lowerBound))
        scrollToVisible(rects.reduce(start) { $0.union($1) })
    }

    private func scrollToVisible(_ rect: CGRect) {
        scrollRectToVisible(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y), animated: false)
    }

    /// Draws the part of the text that is in sight.
    final func drawText() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let look = look(text: resolved(textStyle.color))
        let origin = textOrigin
        context.emit { drawing in
            editor.drawText(
                in: &drawing, at: origin, from: bounds.minY - origin.y, to: bounds.maxY - origin.y, look: look,
                showsSelection: isFirstResponder)
        }
    }
}
