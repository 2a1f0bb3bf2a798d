import Foundation

/// An object that can respond to events: the base of views, controllers, windows and scenes.
///
/// An event it does not handle goes on to the ``next``: from a view to its controller or superview, up to the
/// application.
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {
        _ = DeviceTraits.predict
        super.init()
    }

    /// The responder asked after this one; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Called when touches came down. Hands them on, as the other three do.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches went up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches no longer count, as a gesture was recognised.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Called when keys went down. Hands them on, as the other three do.
    ///
    /// Keys go to the first responder, without one to the view that has the focus, else to the controller in front,
    /// and from there up. What nobody overrides does what keys do by themselves: they move the focus, press what has
    /// it, or scroll.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesBegan(presses, with: event) }
    }

    /// Called when the strength of a press changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesChanged(presses, with: event) }
    }

    /// Called when keys went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesEnded(presses, with: event) }
    }

    /// Called when presses no longer count.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hand(event) { $0.pressesCancelled(presses, with: event) }
    }

    private func hand(_ event: UIPressesEvent?, on call: (UIResponder) -> Void) {
        // At the end of the chain nobody has wanted it.
        guard let next else {
            event?.reachedEnd = true
            return
        }
        event?.handedTo.append(next)
        call(next)
    }

    /// The commands that keys stand for while this is in the responder chain; none by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: First responder

    /// Whether this can become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this can give up being the first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether this is the first responder of its window: the one that actions without a target go to first.
    open var isFirstResponder: Bool { windowHolding(self)?.firstResponder === self }

    /// Makes this the first responder of its window. Returns whether it is now: it must be able to, be in a window, and
    /// the one before must give up.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = windowHolding(self) else { return false }
        if window.firstResponder === self { return true }
        if let before = window.firstResponder, !before.resignFirstResponder() { return false }
        window.madeAppearance.firstResponder = self
        (window.focusStorage as? any FirstResponderFollower)?.firstResponderDidChange(to: self)
        return true
    }

    /// Gives up being the first responder. Returns whether it is no longer the first responder.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard let window = windowHolding(self), window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.madeAppearance.firstResponder = nil
        return true
    }
}

/// The window a responder belongs to.
@MainActor private func windowHolding(_ responder: UIResponder) -> UIWindow? {
    if let view = responder as? UIView { return view.window }
    if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
    return nil
}

extension UIWindow {
    /// The first responder, as long as it is in this window.
    final var firstResponder: UIResponder? {
        guard let first = appearance?.firstResponder, windowHolding(first) === self else { return nil }
        return first
    }
}
