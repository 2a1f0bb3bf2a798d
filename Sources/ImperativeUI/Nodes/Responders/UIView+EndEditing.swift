import BridgedEnvironment

extension UIView {
    /// Ends text editing in the view or its descendants, imperative or declarative.
    ///
    /// - Parameter force: Whether to end editing without asking the text's delegate, and even if the first responder
    ///   does not resign.
    /// - Returns: Whether a text was being edited, or a responder was the first responder, and no longer is.
    @discardableResult public final func endEditing(_ force: Bool) -> Bool {
        guard let window else { return false }
        var hasEnded = false
        if let first = window.firstResponder, isAround(first) {
            hasEnded = force ? first.resignByForce() : first.resignFirstResponder()
            if !hasEnded { return false }
        }
        let follower = window.focusStorage as? any FirstResponderFollower
        return follower?.endEditing(in: self) ?? false || hasEnded
    }

    /// Whether the chain of a responder leads through the view.
    private final func isAround(_ responder: UIResponder) -> Bool {
        var next: UIResponder? = responder
        while let here = next {
            if here === self { return true }
            next = here.next
        }
        return false
    }
}
