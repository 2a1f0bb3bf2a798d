import BridgedEnvironment

extension UIView {
    /// The default implementation of the public member of this name.
    @discardableResult final func defaultEndEditing(_ force: Bool) -> Bool {
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
