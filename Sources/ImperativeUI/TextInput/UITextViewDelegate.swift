import Foundation

/// Is asked before the text of a text view changes, and told of it. The order is that of ``UITextFieldDelegate``.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether editing may end; true by default. It ends anyway where the view leaves the window.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether the user may replace a range of the text; true by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when what is selected is something else, or somewhere else.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
