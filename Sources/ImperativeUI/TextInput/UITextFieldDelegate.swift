import Foundation

/// Is asked before a text field changes, and told of it.
///
/// Editing begins in this order: `textFieldShouldBeginEditing`, the field becomes the first responder,
/// `textFieldDidBeginEditing`, the notification, and the event `editingDidBegin`. A key that changes the text:
/// `textField(_:shouldChangeCharactersIn:replacementString:)`, `textFieldDidChangeSelection`, the notification, and
/// `editingChanged`. Return: `textFieldShouldReturn`, then `editingDidEndOnExit` and `primaryActionTriggered`. Editing
/// ends: `textFieldShouldEndEditing`, the field is the first responder no more, `textFieldDidEndEditing`, the
/// notification, and `editingDidEnd`.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end; true by default. It ends anyway where the field leaves the window or is
    /// disabled.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing has ended; by default calls `textFieldDidEndEditing(_:)`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether the user may replace a range of the text; true by default.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when what is selected is something else, or somewhere else.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the text may be cleared, as editing begins or by the button that clears it; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether Return does what it does: end what listens for `editingDidEndOnExit`. True by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls `textFieldDidEndEditing(_:)`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
