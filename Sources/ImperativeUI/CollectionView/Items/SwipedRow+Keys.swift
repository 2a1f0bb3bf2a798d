import Foundation

extension SwipedRow {
    /// Acts on a key while something in the row has the focus. Returns whether it did.
    ///
    /// An arrow shows the buttons at the edge from which it leads away, or hides those at the other. The Delete keys
    /// show buttons of which one destroys something, if the row itself has the focus. Escape hides buttons. Keys for a
    /// text that is edited are left to it.
    func takeSwipeKey(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isEmpty, window?.textKeyReceiver?.wants(key) != true else {
            return false
        }
        switch key.keyCode {
        case .keyboardEscape:
            if swiped == nil { return false }
            closeSwipe()
            return true
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isForward = (key.keyCode == .keyboardRightArrow) != isRightToLeft
            guard let swiped else { return showSwipeByKey(atLeading: isForward) }
            if swiped.isLeading == isForward { return false }
            closeSwipe()
            return true
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
            guard isFocused, swiped == nil, swipedContent?.hasDestructiveSwipeButton == true else { return false }
            return showSwipeByKey(atLeading: false)
        default: return false
        }
    }

    /// Shows the buttons at an edge, and moves the focus to the first. Returns whether there are some.
    private func showSwipeByKey(atLeading isLeading: Bool) -> Bool {
        guard showSwipe(atLeading: isLeading) else { return false }
        // The focus goes to where the button is.
        layoutIfNeeded()
        if let first = swiped?.buttons.firstButton { _ = window?.focus.set(first) }
        return true
    }
}
