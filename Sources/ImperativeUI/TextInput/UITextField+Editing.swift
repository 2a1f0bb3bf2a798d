import Foundation
import TextEditing

extension UITextField: EditedTextView, UIResponderStandardEditActions {
    /// Posted after editing begins.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ends.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted after the user changes the text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    package final var textStyle: EditedTextStyle { content.style }

    package var canBeginEditing: Bool { isEnabled }

    package func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

    package func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    package func didBeginEditing() {
        showSides()
        fitText()
        if clearsOnBeginEditing, hasText { clearText() }
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        send(.editingDidBegin, with: nil)
    }

    /// Clears the text if the delegate lets it.
    private func clearText() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        note(editor.replace(0..<editor.session.buffer.end, with: ""), isByUser: true)
    }

    /// Clears the text as the user does, and begins to edit it.
    final func clearByUser() {
        guard isEnabled else { return }
        clearText()
        becomeFirstResponder()
    }

    package func didEndEditing() {
        showSides()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        send(.editingDidEnd, with: nil)
    }

    package func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    package func note(_ change: EditingChange, isByUser: Bool) {
        if change.isEmpty { return }
        setNeedsDisplay()
        if change.contains(.text) {
            showSides()
            invalidateIntrinsicContentSize()
        }
        if isByUser || isFirstResponder { delegate?.textFieldDidChangeSelection(self) }
        guard isByUser, change.contains(.text) else { return }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        send(.editingChanged, with: nil)
    }

    package func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
        if ends { resignFirstResponder() }
    }
}
