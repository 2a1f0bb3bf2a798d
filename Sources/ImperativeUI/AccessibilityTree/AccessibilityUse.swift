import Foundation

/// Performs accessibility commands on a view, or on an element of one.
@MainActor package enum AccessibilityUse {
    /// Returns whether something was done.
    static func perform(_ command: AccessibilityCommand, on responder: UIResponder, in view: UIView) -> Bool {
        view.layoutIfNeeded()
        switch command {
        case .activate: return activate(responder, in: view)
        case .increment, .decrement:
            guard responder.accessibilityTraits.contains(.adjustable) else { return false }
            if command == .increment {
                responder.accessibilityIncrement()
            } else {
                responder.accessibilityDecrement()
            }
            return true
        case .setText(let text): return responder.takeAccessibilityText(text)
        case .scroll, .escape, .magicTap: return pass(command, from: responder)
        case .custom(let index):
            let actions = responder.accessibilityCustomActions ?? []
            guard actions.indices.contains(index) else { return false }
            return actions[index].perform()
        case .focus(let isFocused):
            responder.noteReading(isFocused)
            return true
        }
    }

    /// Taps a point of a topmost view. Returns whether something acted.
    package static func tap(at point: CGPoint, in top: UIView) -> Bool {
        top.layoutIfNeeded()
        return TouchSequence(in: top).tap(at: point, count: 1)
    }

    /// Performs a command that is not for an element alone: asks one responder after the other. Returns whether
    /// something was done.
    package static func pass(_ command: AccessibilityCommand, from responder: UIResponder) -> Bool {
        switch command {
        case .scroll(let direction): first(from: responder) { $0.accessibilityScroll(direction) }
        case .escape: first(from: responder) { $0.accessibilityPerformEscape() }
        case .magicTap: first(from: responder) { $0.accessibilityPerformMagicTap() }
        default: false
        }
    }

    private static func activate(_ responder: UIResponder, in view: UIView) -> Bool {
        if responder.accessibilityActivate() { return true }
        var top = view
        while let above = top.superview { top = above }
        let sequence = TouchSequence(in: top)
        if responder === view, view.accessibilityRecord?.activationPoint == nil { return sequence.tap(view, count: 1) }
        return sequence.tap(at: responder.accessibilityActivationPoint, count: 1)
    }

    /// Asks one responder after the other, and returns whether one has done it.
    private static func first(from responder: UIResponder, _ ask: (UIResponder) -> Bool) -> Bool {
        var next: UIResponder? = responder
        while let here = next {
            if ask(here) { return true }
            next = here.next
        }
        return false
    }
}
