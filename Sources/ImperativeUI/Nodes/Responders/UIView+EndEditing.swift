import UnifiedStorage

extension UIView {
    /// Ends the editing of a text in the view or in something that it contains, of either world.
    ///
    /// - Parameter force: Whether the text's delegate is not asked, and a responder that keeps being the first one is
    ///   not either.
    /// - Returns: Whether something was edited, or was the first responder, and no longer is.
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
