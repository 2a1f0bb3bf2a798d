import Foundation

/// A delegate that is asked about changes to a text view and notified of them, in the same order as a
/// ``UITextFieldDelegate``.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin; `true` by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Tells the delegate that editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether editing may end; `true` by default. Editing ends regardless if the view leaves the window.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Tells the delegate that editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether the user may replace a range of the text; `true` by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells the delegate that the user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Tells the delegate that the selection changed.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns `true` by default.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing by default.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns `true` by default.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing by default.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns `true` by default.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing by default.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing by default.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
