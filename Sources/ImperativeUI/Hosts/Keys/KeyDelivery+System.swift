import Foundation
import BridgedEnvironment

/// The default actions of keys.
extension KeyDelivery {
    /// Performs the default action of a key. While it is held down, the focus moves on and views scroll on; other
    /// actions happen once.
    func act(on key: UIKey, isRepeated: Bool, in window: UIWindow) {
        let modifiers = key.modifierFlags.intersection(.distinguishing)
        if travel(by: key, modifiers, in: window) || isRepeated { return }
        switch key.keyCode {
        case .keyboardReturnOrEnter where modifiers.isEmpty, .keyboardSpacebar where modifiers.isEmpty:
            _ = window.focus.focused?.activate()
        case .keyboardEscape where modifiers.isEmpty && leaving(window).leave(): break
        case .keyboardOpenBracket where modifiers == .command && leaving(window).goBack(): break
        case .keyboardF10 where modifiers == .shift, .keyboardApplication where modifiers.isEmpty:
            _ = window.openContextMenuByKey()
        case .keyboardF5 where modifiers.isEmpty && PullDelivery.refresh(in: window): break
        case .keyboardR where (modifiers == .command || modifiers == .control) && PullDelivery.refresh(in: window):
            break
        case .keyboardC where modifiers == .control: target.endByKey()
        case .keyboardZ where modifiers == .control: target.suspendByKey()
        default: if !explainKeys(key, modifiers, in: window) { target.take(unused: key) }
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
        case .keyboardPageUp: scroll(.pageUp, in: window)
        case .keyboardPageDown: scroll(.pageDown, in: window)
        case .keyboardHome: scroll(.start, in: window)
        case .keyboardEnd: scroll(.end, in: window)
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

    /// How far a key scrolls.
    private enum Jump {
        case pageUp, pageDown, start, end
    }

    /// The number of times that an end is scrolled to: with each, the lengths of more rows are known.
    private static let mostScrolls = 16

    /// Scrolls by a page or to an end, and takes the focus along, so that it stays in sight.
    private func scroll(_ jump: Jump, in window: UIWindow) {
        let page = max(window.bounds.height - 32, 16)
        let focus = window.focus
        let (before, frame) = (focus.focused, focus.frame)
        var isDone = false
        switch jump {
        case .pageUp, .pageDown: isDone = scroll(by: CGVector(dx: 0, dy: jump == .pageUp ? -page : page), in: window)
        case .start, .end:
            let scroller = jump == .start ? scrollerToTop(in: window) : nil
            if let scroller, scroller.delegate?.scrollViewShouldScrollToTop(scroller) == false { return }
            defer { if let scroller { scroller.delegate?.scrollViewDidScrollToTop(scroller) } }
            let all = CGVector(dx: 0, dy: (jump == .start ? -10_000 : 10_000) * page)
            for _ in 0..<Self.mostScrolls where scroll(by: all, in: window) {
                isDone = true
                window.layoutIfNeeded()
            }
        }
        guard let before, let frame, before.receiver == nil else { return }
        window.layoutIfNeeded()
        switch jump {
        case .start, .end: focus.move(toEndOf: before, isStart: jump == .start)
        case .pageUp, .pageDown: if isDone { focus.follow(before, at: frame) }
        }
    }

    @discardableResult
    func scroll(by delta: CGVector, in window: UIWindow) -> Bool {
        let middle = pointThatScrolls(in: window)
        return scroll(delta, CGPoint(x: middle.x + window.frame.minX, y: middle.y + window.frame.minY))
    }

    /// The point in a window whose contents keys scroll.
    private func pointThatScrolls(in window: UIWindow) -> CGPoint {
        // The focused element may be scrolled out of sight.
        let focused = (window.focus.frame ?? .null).common(with: window.bounds)
        let area = focused.isEmpty ? window.bounds : focused
        return CGPoint(x: area.midX, y: area.midY)
    }

    /// The scroll view that goes to its top as a whole; `nil` if another one, or contents of another world, scroll up.
    private func scrollerToTop(in window: UIWindow) -> UIScrollView? {
        guard let hit = window.hitTest(pointThatScrolls(in: window), with: nil) else { return nil }
        for here in hit.selfAndSuperviews {
            if here.contents != nil { return nil }
            if let scroll = here as? UIScrollView, scroll.isScrollEnabled, scroll.distanceFromStart > 0 {
                return scroll.scrollsToTop ? scroll : nil
            }
        }
        return nil
    }

    func leaving(_ window: UIWindow) -> LeavingByKey { LeavingByKey(window, firstResponder(of: window)) }
}
