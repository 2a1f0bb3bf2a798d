import Drawing
import Foundation
import TextEditing

/// The common part of text fields and text views: a text that keys edit, and a delegate that is asked.
@MainActor package protocol EditedTextView: UIView, TextKeyReceiver, UIResponderStandardEditActions {
    /// The text.
    var editor: FieldEditor { get }
    /// The look of the text.
    var textStyle: EditedTextStyle { get }
    /// Whether the view is about to end editing, even against its delegate.
    var isForcedToEnd: Bool { get set }
    /// Whether the view lets the text be edited, before the delegate is asked.
    var canBeginEditing: Bool { get }
    /// Whether the delegate lets editing begin.
    func mayBeginEditing() -> Bool
    /// Whether the delegate lets editing end.
    func mayEndEditing() -> Bool
    /// Tells that editing has begun.
    func didBeginEditing()
    /// Tells that editing has ended.
    func didEndEditing()
    /// Whether the delegate lets a range be replaced.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Called after the text or the selection has changed.
    ///
    /// - Parameter isByUser: Whether the user has changed it, of which others are told.
    func note(_ change: EditingChange, isByUser: Bool)
    /// Return was pressed in a text of one line.
    func submit()
}

extension EditedTextView {
    // MARK: First responder

    /// Begins editing. Returns whether the text is edited now.
    ///
    /// - Parameter become: Makes the view the first responder, as its superclass does. Returns whether it did.
    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBeginEditing, let window, mayBeginEditing(), become() else { return false }
        editor.isEdited = true
        setNeedsDisplay()
        didBeginEditing()
        // A callback may have ended editing.
        if isFirstResponder { _ = window.focus.set(self) }
        return isFirstResponder
    }

    /// Ends editing. Returns whether the text is not edited any more.
    ///
    /// - Parameter resign: Has the view be the first responder no more, as its superclass does. Returns whether it did.
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, let window else { return true }
        if !isForcedToEnd, !mayEndEditing() { return false }
        // The delegate may have ended it.
        guard isFirstResponder else { return true }
        guard resign() else { return false }
        editor.isEdited = false
        setNeedsDisplay()
        didEndEditing()
        if !isFirstResponder { window.focus.release(self) }
        return !isFirstResponder
    }

    /// Ends editing without asking the delegate.
    func endByForce() {
        guard isFirstResponder, !isForcedToEnd else { return }
        isForcedToEnd = true
        resignFirstResponder()
        isForcedToEnd = false
    }

    // MARK: Keys

    private func meaning(of key: UIKey) -> FieldKey? {
        guard isFirstResponder, let editingKey = EditingKey(key) else { return nil }
        return editor.meaning(of: editingKey, typing: key.typedText)
    }

    package func wants(_ key: UIKey) -> Bool { meaning(of: key) != nil }

    package func take(_ key: UIKey) {
        switch meaning(of: key) {
        case .insert(let text): insertTyped(text)
        case .command(let command): perform(command)
        case .copy: copy(nil)
        case .cut: cut(nil)
        case .paste: paste(nil)
        case .submit: submit()
        case nil: break
        }
    }

    package func insertWhole(_ text: String) {
        if editor.isEditable { insertTyped(text, isTyped: false) }
    }

    /// Replaces the whole text as the user would, beginning to edit. Returns whether it is that text now.
    func takeWhole(_ text: String) -> Bool {
        guard editor.isEditable, becomeFirstResponder() else { return false }
        perform(.selectAll)
        if text.isEmpty { deleteSelection() } else { insertTyped(text, isTyped: false) }
        return editor.session.text == text
    }

    func perform(_ command: EditingCommand) {
        note(editor.perform(command, allows: allows), isByUser: true)
    }

    func insertTyped(_ text: String, isTyped: Bool = true) {
        note(editor.insert(text, isTyped: isTyped, allows: allows), isByUser: true)
    }

    private func allows(_ edit: TextEdit) -> Bool {
        mayReplace(editor.session.buffer.nsRange(edit.range), with: edit.replacement)
    }

    func select(_ range: NSRange) {
        guard let found = editor.session.buffer.range(range) else { return }
        note(editor.select(found), isByUser: true)
    }

    // MARK: The pasteboard

    func copySelection() {
        if let text = editor.session.copyableText { UIPasteboard.general.string = text }
    }

    func cutSelection() {
        guard editor.isEditable, let text = editor.session.copyableText else { return }
        UIPasteboard.general.string = text
        perform(.delete(.backward))
    }

    func pasteBoard() {
        if editor.isEditable, let text = UIPasteboard.general.string { insertTyped(text, isTyped: false) }
    }

    func deleteSelection() {
        if editor.isEditable, !editor.session.selection.isCaret { perform(.delete(.backward)) }
    }

    // MARK: Colours

    /// Returns a colour as the view's traits have it.
    func resolved(_ color: UIColor) -> ColorComponents { color.resolvedCGColor(with: traitCollection).value }

    /// Returns the colours of a text, whose caret has the view's tint.
    func look(text: ColorComponents) -> FieldLook {
        FieldLook(text: .color(text), placeholder: resolved(.placeholderText), caret: resolved(tintColor))
    }
}
