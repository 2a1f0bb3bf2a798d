import Foundation

extension FocusSystem {
    /// Notes that a pointer has pressed a view, or contents of it, at a point of the window.
    ///
    /// Keys go on from there; other elements than texts lose the focus to what was pressed, where it is not marked.
    package func pointerDidPress(_ view: UIView, at point: CGPoint) {
        guard let stop = stop(of: view, at: point), stop.object !== current?.object else { return }
        if let current, current.receiver == nil { set(nil) }
        // Whoever lost the focus may have given it to something else.
        if current == nil { note(pressed: stop) }
    }

    /// The element at a point of a view, or the nearest around it.
    private func stop(of view: UIView, at point: CGPoint) -> FocusStop? {
        for here in view.selfAndSuperviews where here !== window {
            if here.takesFocus { return here.focusStop }
            if let stop = here.contents?.contentFocusStop(at: window.convert(point, to: here)) { return stop }
        }
        return nil
    }
}
