import Foundation

/// Does what is asked of a view, or of an element of one.
@MainActor enum AccessibilityUse {
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
        case .scroll(let direction): return first(from: responder) { $0.accessibilityScroll(direction) }
        case .escape: return first(from: responder) { $0.accessibilityPerformEscape() }
        case .magicTap: return first(from: responder) { $0.accessibilityPerformMagicTap() }
        case .custom(let place):
            let actions = responder.accessibilityCustomActions ?? []
            guard actions.indices.contains(place) else { return false }
            return actions[place].actionHandler?(actions[place]) ?? false
        case .focus(let isFocused):
            responder.noteReading(isFocused)
            return true
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
