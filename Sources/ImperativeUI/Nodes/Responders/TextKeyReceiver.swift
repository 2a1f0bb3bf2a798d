/// An editor of text with the keyboard: a view that is the first responder, or a part of a view that has the focus.
@MainActor package protocol TextKeyReceiver: AnyObject {
    /// Whether a key is for the text: it types, moves, deletes, selects or submits there.
    func wants(_ key: UIKey) -> Bool
    /// Performs the edit of a key.
    func take(_ key: UIKey)
    /// Inserts text that was pasted or put together by an input method.
    func insertWhole(_ text: String)
}

/// The keeper of a window's keyboard focus, for the responders below its layer.
@MainActor protocol FirstResponderFollower: AnyObject {
    /// Called when a responder has become the first one of the window.
    func firstResponderDidChange(to responder: UIResponder)
    /// The view that the focus cannot leave.
    var top: UIView { get }
    /// Whether something in a view has the focus.
    func isInside(_ view: UIView) -> Bool
    /// Ends the editing of a text that is no view, in a view. Returns whether one was edited.
    func endEditing(in view: UIView) -> Bool
}
