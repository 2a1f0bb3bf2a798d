import Foundation

/// Delivers keys to the responders of the key window, and performs the default actions of keys.
///
/// A key is offered first to the commands of the responder chain, then as a press to its responders, then to the views
/// of another world in the window. If nothing handles it, it moves the focus, presses the focused element, scrolls or
/// dismisses.
///
/// While text is edited, a key that edits it is not offered to commands, except those that want priority over the
/// system's behaviour. Responders are still told of the press before the text.
@MainActor final class KeyDelivery {
    unowned let target: any EventTarget
    /// Scrolls by an offset at a point. Returns whether something scrolled.
    var scroll: (CGVector, CGPoint) -> Bool = { _, _ in false }
    /// The keys that are down, the first one first.
    private var held: [HeldKey] = []
    /// More keys than a person can hold down. If there are more, the first ones went up without an event.
    private static let mostHeld = 32

    init(to target: any EventTarget) { self.target = target }

    /// Delivers a key.
    ///
    /// Every receiver told that a key went down is told once that it went up or was cancelled.
    func deliver(_ hostKey: HostKey) {
        let index = held.firstIndex { $0.identity == HeldKey.Identity(hostKey) }
        if hostKey.phase == .up {
            if let index { end(held.remove(at: index), .ended) }
            return
        }
        guard let window = target.keyWindow else { return }
        window.layoutIfNeeded()
        let key = UIKey(hostKey)
        if hostKey.phase == .repeat, let index { return self.repeat(held[index], key, in: window) }
        let begun = HeldKey(hostKey, UIPress(key, phase: .began))
        // A key that goes down again went up without an event.
        var lost = index.map { held.remove(at: $0) }
        held.append(begun)
        if held.count > Self.mostHeld { lost = held.removeFirst() }
        if let lost { end(lost, .cancelled) }
        begin(begun, key, in: window)
    }

    /// Cancels all keys that are down, as there will be no events when they go up.
    func cancel() {
        let lost = held
        held = []
        for key in lost { end(key, .cancelled) }
    }

    private func isDown(_ key: HeldKey) -> Bool { held.contains { $0 === key } }

    private func event(_ key: HeldKey) -> UIPressesEvent {
        let event = UIPressesEvent(Set(held.map(\.press)).union([key.press]))
        event.modifierFlags = key.press.key?.modifierFlags ?? []
        return event
    }

    /// Offers a key that went down to everything that may handle it.
    private func begin(_ held: HeldKey, _ key: UIKey, in window: UIWindow) {
        // Client code that was told of the end of another key may have ended this one.
        guard isDown(held) else { return }
        let event = event(held)
        if key.isControlC, target.leavesByNextCopy { return target.endByKey() }
        let first = firstResponder(of: window)
        let receiver = receiver(of: key, in: window)
        if performCommand(key, from: first, event, onlyUrgent: receiver != nil) {
            held.taker = .command
            return
        }
        if !held.begin(at: first, with: event) {
            held.taker = .responder
        } else if isDown(held) {
            offer(held, key, to: receiver, in: window)
        }
    }

    /// Repeats the effect of a key that is still down, if it can be repeated.
    private func `repeat`(_ held: HeldKey, _ key: UIKey, in window: UIWindow) {
        held.press.enter(.stationary, key)
        let receiver = receiver(of: key, in: window)
        switch held.taker {
        case .command:
            _ = performCommand(key, from: firstResponder(of: window), event(held), onlyUrgent: receiver != nil)
        case .responder: break
        case .others: offer(held, key, to: receiver, in: window)
        }
    }

    /// Offers a key that no responder handled to everything else that may handle it.
    private func offer(_ held: HeldKey, _ key: UIKey, to receiver: (any TextKeyReceiver)?, in window: UIWindow) {
        if let focused = window.focus.focused, let contents = focused.view?.contents {
            (held.focused, held.view) = (focused.object, focused.view)
            if contents.takeKey(held.press, focused: focused.object) { return }
        }
        if let receiver {
            receiver.take(key)
            if key.isControlC { target.didCopyByKey() }
            return
        }
        if offer(held.press, in: window) { return }
        if held.press.phase == .began, beginFocus(held, key, in: window) { return }
        act(on: key, isRepeated: held.press.phase == .stationary, in: window)
    }

    /// Lets the first key go to the content while nothing has the focus. Returns whether it needs no other action.
    ///
    /// Arrows mark the first element, Return and Space press it, and typed characters go into it if it is a text. Other
    /// keys give it the focus only if it acts on them. After the focus was lost, Return and Space mark it, too.
    private func beginFocus(_ held: HeldKey, _ key: UIKey, in window: UIWindow) -> Bool {
        let focus = window.focus
        guard focus.focused == nil, key.begins, let stop = focus.stopForFirstKey() else { return false }
        let wasPressed = stop.object === focus.pressed?.object
        if let contents = stop.view?.contents {
            (held.focused, held.view) = (stop.object, stop.view)
            if contents.takeKey(held.press, focused: stop.object) {
                if focus.focused == nil { focus.set(stop) }
                return true
            }
        }
        if let receiver = stop.receiver, key.types {
            // A text that was left does not take what is typed later.
            if focus.hasBegun { return false }
            if focus.set(stop), receiver.wants(key) { receiver.take(key) }
            return true
        }
        if !key.pressesOrMoves { return false }
        // Pages turn, and what is beside the screen comes, before the focus does.
        if !wasPressed, let direction = key.sideways, scroll(by: direction, in: window) { return true }
        // Where a pointer was has been seen. Once the focus was elsewhere, what comes next is shown before it is pressed.
        let isKnown = wasPressed || !key.moves && !focus.hasBegun
        focus.set(stop)
        return !isKnown
    }

    /// Tells everything that was told that a key went down that it went up or was cancelled.
    private func end(_ held: HeldKey, _ phase: UIPress.Phase) {
        held.press.enter(phase)
        held.end(event(held))
        if let object = held.focused { _ = held.view?.contents?.takeKey(held.press, focused: object) }
    }

    /// Inserts text that was pasted or composed by an input method.
    func insert(_ text: String) {
        guard let window = target.keyWindow else { return }
        window.layoutIfNeeded()
        if !window.focus.hasBegun, window.textKeyReceiver == nil, let stop = window.focus.stopForFirstKey(),
            stop.receiver != nil
        {
            window.focus.set(stop)
        }
        if let receiver = window.textKeyReceiver { return receiver.insertWhole(text) }
        for responder in firstResponder(of: window).chain {
            if let input = responder as? any UIKeyInput { return input.insertText(text) }
        }
    }

    /// Tells the first responder for keys of a motion: that it began, and that it is over, or does not count if the
    /// application is not active by then.
    func deliver(_ motion: UIEvent.EventSubtype) {
        guard motion != .none, let window = target.keyWindow else { return }
        window.layoutIfNeeded()
        let event = MotionEvent(motion)
        let first = firstResponder(of: window)
        first.motionBegan(motion, with: event)
        if UIApplication.shared.applicationState == .active {
            first.motionEnded(motion, with: event)
        } else {
            first.motionCancelled(motion, with: event)
        }
    }

    /// Returns the first receiver of keys.
    func firstResponder(of window: UIWindow) -> UIResponder {
        if let first = window.firstResponder { return first }
        if let view = window.focus.focused?.view { return view }
        return window.frontViewController?.frontmost ?? window
    }

    /// Returns the text receiver of the keyboard, if it handles a key.
    private func receiver(of key: UIKey, in window: UIWindow) -> (any TextKeyReceiver)? {
        window.textKeyReceiver.flatMap { $0.wants(key) ? $0 : nil }
    }

    private func performCommand(
        _ key: UIKey, from first: UIResponder, _ event: UIEvent, onlyUrgent: Bool
    ) -> Bool {
        // Terminals that do not tell of Command have Control in its place, if no command has that.
        for key in [key, key.withCommand].compactMap({ $0 }) {
            for responder in first.chain {
                let commands = responder.keyCommands?.filter { !onlyUrgent || $0.wantsPriorityOverSystemBehavior }
                if let command = commands?.last(where: { $0.matches(key) }) {
                    return command.perform(near: responder, event: event)
                }
            }
        }
        return false
    }

    /// Offers a key to all views of another world in the window, as keyboard shortcuts act wherever they are shown.
    private func offer(_ press: UIPress, in window: UIWindow) -> Bool {
        var stack: [UIView] = [window.focus.top]
        while let view = stack.popLast() {
            if !view.takesEvents { continue }
            if view.contents?.takeKey(press, focused: nil) == true { return true }
            stack.append(contentsOf: view.subviewStorage.reversed())
        }
        return false
    }
}

/// A delegate of an application that acts on keys that nothing else handles.
@MainActor package protocol UnusedKeyTaking: UIApplicationDelegate {
    /// Acts on a key.
    func take(unused key: UIKey)
    /// The keys on which it acts now.
    var unusedKeys: [(key: KeyCombination, title: String)] { get }
}

extension UIViewController {
    /// The controller whose view is in front, at or below this one.
    fileprivate final var frontmost: UIViewController { selfAndFrontDescendants.reduce(self) { $1 } }
}

extension UIKey {
    /// Whether the key is Control-C, which copies, or ends programs in terminals.
    fileprivate final var isControlC: Bool {
        keyCode == .keyboardC
            && modifierFlags.intersection(.distinguishing) == .control
    }

    fileprivate convenience init(_ key: HostKey) {
        self.init(
            key.code, characters: key.characters, charactersIgnoringModifiers: key.charactersIgnoringModifiers,
            modifierFlags: key.modifiers)
    }
}
