import Foundation

/// A delegate that is asked about changes to a text field and notified of them.
///
/// Editing begins in this order: `textFieldShouldBeginEditing`, the field becomes the first responder,
/// `textFieldDidBeginEditing`, the notification, and the event `editingDidBegin`. A key that changes the text:
/// `textField(_:shouldChangeCharactersIn:replacementString:)`, `textFieldDidChangeSelection`, the notification, and
/// `editingChanged`. Return: `textFieldShouldReturn`, then `editingDidEndOnExit` and `primaryActionTriggered`.
/// Editing ends: `textFieldShouldEndEditing`, the field resigns first responder, `textFieldDidEndEditing`, the
/// notification, and `editingDidEnd`.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin; `true` by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end; `true` by default. Editing ends regardless if the field leaves the window or is
    /// disabled.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells the delegate that editing ended, and why. Calls `textFieldDidEndEditing(_:)` by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether the user may replace a range of the text; `true` by default.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Tells the delegate that the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the text may be cleared, either when editing begins or by the button that clears it; `true` by
    /// default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the Return key performs its default action; `true` by default.
    ///
    /// The action sends `editingDidEndOnExit` and `primaryActionTriggered`, and ends editing if an action or method
    /// is registered for `editingDidEndOnExit`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns `true` by default.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true` by default.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls `textFieldDidEndEditing(_:)` by default.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns `true` by default.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns `true` by default.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns `true` by default.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
