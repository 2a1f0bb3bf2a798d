import Foundation
import BridgedEnvironment

/// The default actions of keys.
extension KeyDelivery {
    /// Performs the default action of a key. While it is held down, the focus moves on and views scroll on; other
    /// actions happen once.
    func act(on key: UIKey, isRepeated: Bool, in window: UIWindow) {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if travel(by: key, modifiers, in: window) || isRepeated { return }
        switch key.keyCode {
        case .keyboardReturnOrEnter where modifiers.isEmpty, .keyboardSpacebar where modifiers.isEmpty:
            _ = window.focus.focused?.activate()
        case .keyboardEscape where modifiers.isEmpty && (goBack(in: window) || dismiss(in: window)): break
        case .keyboardOpenBracket where modifiers == .command && goBack(in: window): break
        case .keyboardF10 where modifiers == .shift, .keyboardApplication where modifiers.isEmpty:
            _ = window.openContextMenuByKey()
        case .keyboardF5 where modifiers.isEmpty && PullDelivery.refresh(in: window): break
        case .keyboardR where (modifiers == .command || modifiers == .control) && PullDelivery.refresh(in: window):
            break
        case .keyboardC where modifiers == .control: target.endByKey()
        case .keyboardZ where modifiers == .control: target.suspendByKey()
        default: target.take(unused: key)
        }
    }

    /// Moves the focus, or scrolls. Returns whether the key is one for that.
    private func travel(by key: UIKey, _ modifiers: UIKeyModifierFlags, in window: UIWindow) -> Bool {
        switch key.keyCode {
        case .keyboardTab where modifiers == .shift: window.focus.move(.previous)
        case .keyboardTab where modifiers.isEmpty: window.focus.move(.next)
        case .keyboardUpArrow where modifiers.isEmpty: move(.up, CGVector(dx: 0, dy: -1), in: window)
        case .keyboardDownArrow where modifiers.isEmpty: move(.down, CGVector(dx: 0, dy: 1), in: window)
        case .keyboardLeftArrow where modifiers.isEmpty: move(.left, CGVector(dx: -1, dy: 0), in: window)
        case .keyboardRightArrow where modifiers.isEmpty: move(.right, CGVector(dx: 1, dy: 0), in: window)
        case .keyboardPageUp: scrollPages(-1, in: window)
        case .keyboardPageDown: scrollPages(1, in: window)
        case .keyboardHome: scrollPages(-10_000, in: window)
        case .keyboardEnd: scrollPages(10_000, in: window)
        default: return false
        }
        return true
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
        // The focused element may be scrolled out of sight.
        let focused = (window.focus.frame ?? .null).common(with: window.bounds)
        let area = focused.isEmpty ? window.bounds : focused
        let middle = CGPoint(x: area.midX + window.frame.minX, y: area.midY + window.frame.minY)
        scroll(delta, middle)
    }

    /// Ends a search, goes back, or hides columns that cover others, in the last presentation, or else in the window.
    /// Returns whether there is something to do.
    private func goBack(in window: UIWindow) -> Bool {
        let last = window.presentations.last?.presentedViewController
        var responder: UIResponder? = firstResponder(of: window)
        while let here = responder {
            if let navigation = here as? UINavigationController, navigation.goBackByKey() { return true }
            if let split = here as? UISplitViewController, split.uncoverByKey() { return true }
            if here === last { return false }
            responder = here.next
        }
        return false
    }

    /// Dismisses the last presentation, if the user may. Returns whether there is one.
    private func dismiss(in window: UIWindow) -> Bool { window.presentations.last?.userWantsToLeave() ?? false }
}
