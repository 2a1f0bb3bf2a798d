/// The states of gestures that begin, go on and end.
extension UIGestureRecognizer {
    /// The touches have moved: the gesture goes on, or begins if they have come far enough.
    final func goOn(isFarEnough: Bool) {
        if state != .possible { state = .changed } else if isFarEnough { state = .began }
    }

    /// The touches have ended, and with them the gesture.
    final func comeToEnd() { state = state == .possible ? .failed : .ended }

    /// The touches no longer count.
    final func breakOff() { state = state == .possible ? .failed : .cancelled }
}
