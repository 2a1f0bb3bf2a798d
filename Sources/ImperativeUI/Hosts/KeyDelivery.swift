import Foundation

/// Brings keys to the responders of the key window, and does what keys do by themselves.
///
/// A key goes first to the commands of the responder chain, then to the presses of its responders, then to what the
/// window shows of another world; if nobody wants it, it moves the focus, presses what has it, scrolls or dismisses.
///
/// While a text is edited, a key that does something there is for it: of the commands, only those that want priority over
/// the system's behaviour come before, and all presses.
@MainActor struct KeyDelivery {
    private let application: HostedApplication

    init(_ application: HostedApplication) { self.application = application }

    /// Delivers a key.
    func deliver(_ hostKey: HostKey) {
        guard let window = application.keyWindow else { return }
        window.layoutIfNeeded()
        let key = UIKey(
            hostKey.code, characters: hostKey.characters,
            charactersIgnoringModifiers: hostKey.charactersIgnoringModifiers, modifierFlags: hostKey.modifiers)
        let press = UIPress(key, phase: hostKey.phase == .up ? .ended : .began)
        let event = UIPressesEvent([press])
        event.modifierFlags = hostKey.modifiers
        let first = firstResponder(of: window)
        press.responder = first
        if hostKey.phase == .up {
            first.pressesEnded([press], with: event)
            return
        }
        let receiver = receiver(in: window).flatMap { $0.wants(key) ? $0 : nil }
        if performCommand(key, from: first, event, onlyUrgent: receiver != nil) { return }
        first.pressesBegan([press], with: event)
        guard event.reachedEnd, !event.wasHandled else { return }
        if window.focus.focused?.view?.contents?.key(press, window.focus.focused) == true { return }
        if let receiver { return receiver.take(key) }
        if offer(press, in: window) { return }
        act(on: key, in: window)
    }

    /// Inserts text that was pasted or put together by an input method.
    func insert(_ text: String) {
        guard let window = application.keyWindow else { return }
        window.layoutIfNeeded()
        if let receiver = receiver(in: window) { return receiver.insertWhole(text) }
        let first = firstResponder(of: window)
        var responder: UIResponder? = first
        while let here = responder {
            if let input = here as? any UIKeyInput {
                input.insertText(text)
                return
            }
            responder = here.next
        }
    }

    private func firstResponder(of window: UIWindow) -> UIResponder {
        if let first = window.firstResponder { return first }
        if let view = window.focus.focused?.view { return view }
        if let presented = window.presentations.last?.presentedViewController { return presented.frontmost }
        return window.rootViewController?.frontmost ?? window
    }

    /// What edits a text with the keyboard now.
    private func receiver(in window: UIWindow) -> (any TextKeyReceiver)? {
        if let first = window.firstResponder { return first as? any TextKeyReceiver }
        return window.focus.focused?.receiver
    }

    private func performCommand(
        _ key: UIKey, from first: UIResponder, _ event: UIEvent, onlyUrgent: Bool
    ) -> Bool {
        var responder: UIResponder? = first
        while let here = responder {
            let commands = here.keyCommands?.filter { !onlyUrgent || $0.wantsPriorityOverSystemBehavior }
            if let command = commands?.last(where: { $0.matches(key) }) {
                return command.perform(near: here, event: event)
            }
            responder = here.next
        }
        return false
    }

    /// Offers a key to everything the window shows of another world, as keyboard shortcuts are for everything shown.
    private func offer(_ press: UIPress, in window: UIWindow) -> Bool {
        var stack: [UIView] = [window.presentations.last?.containerView ?? window]
        while let view = stack.popLast() {
            if !view.takesEvents { continue }
            if view.contents?.key(press, nil) == true { return true }
            stack.append(contentsOf: view.subviewStorage.reversed())
        }
        return false
    }

    // MARK: What keys do by themselves

    private func act(on key: UIKey, in window: UIWindow) {
        let focus = window.focus
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch key.keyCode {
        case .keyboardTab where modifiers == .shift: focus.move(.previous)
        case .keyboardTab where modifiers.isEmpty: focus.move(.next)
        case .keyboardReturnOrEnter where modifiers.isEmpty, .keyboardSpacebar where modifiers.isEmpty:
            _ = focus.focused?.activate()
        case .keyboardUpArrow where modifiers.isEmpty: move(.up, CGVector(dx: 0, dy: -1), in: window)
        case .keyboardDownArrow where modifiers.isEmpty: move(.down, CGVector(dx: 0, dy: 1), in: window)
        case .keyboardLeftArrow where modifiers.isEmpty: move(.left, CGVector(dx: -1, dy: 0), in: window)
        case .keyboardRightArrow where modifiers.isEmpty: move(.right, CGVector(dx: 1, dy: 0), in: window)
        case .keyboardPageUp: scrollPages(-1, in: window)
        case .keyboardPageDown: scrollPages(1, in: window)
        case .keyboardHome: scrollPages(-10_000, in: window)
        case .keyboardEnd: scrollPages(10_000, in: window)
        case .keyboardEscape where modifiers.isEmpty && dismiss(in: window): break
        case .keyboardC where modifiers == .control: application.end()
        case .keyboardZ where modifiers == .control: application.suspendByKey()
        default: (application.life.delegate as? any UnusedKeyTaking)?.take(unused: key)
        }
    }

    /// Moves the focus; where there is nothing in the direction, scrolls by a line.
    private func move(_ move: FocusSystem.Move, _ direction: CGVector, in window: UIWindow) {
        if window.focus.move(move) { return }
        let line = 16.0
        scroll(by: CGVector(dx: direction.dx * line, dy: direction.dy * line), in: window)
    }

    private func scrollPages(_ pages: Double, in window: UIWindow) {
        scroll(by: CGVector(dx: 0, dy: pages * max(window.bounds.height - 32, 16)), in: window)
    }

    private func scroll(by delta: CGVector, in window: UIWindow) {
        // What has the focus may be scrolled out of sight.
        let focused = (window.focus.frame ?? .null).intersection(window.bounds)
        let place = focused.isEmpty ? window.bounds : focused
        let middle = CGPoint(x: place.midX + window.frame.minX, y: place.midY + window.frame.minY)
        application.scroll(by: delta, at: middle)
    }

    /// Dismisses what was presented last, unless it must be answered. Returns whether there is something.
    private func dismiss(in window: UIWindow) -> Bool {
        guard let presented = window.presentations.last?.presentedViewController else { return false }
        if !presented.isModalInPresentation { presented.dismiss(animated: true) }
        return true
    }
}

/// A delegate of an application that acts on keys which nobody else wants.
@MainActor package protocol UnusedKeyTaking: UIApplicationDelegate {
    /// Acts on a key.
    func take(unused key: UIKey)
}

extension UIViewController {
    /// The controller whose view is in front, at or below this one.
    fileprivate final var frontmost: UIViewController {
        var controller = self
        while let child = controller.children.last, child.viewIfLoaded?.window != nil { controller = child }
        return controller
    }
}
