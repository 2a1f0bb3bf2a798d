import Foundation

// What happens to touches of items. Each method returns whether the touch is one of an item; the view passes others to
// the next responder.
extension ItemView {
    /// Highlights the touched item. A touch while the buttons beside a row are shown hides them, and does nothing else.
    func beginItemTouch(_ touches: Set<UITouch>) -> Bool {
        if itemState.swiping?.close() == true { return true }
        itemState.touched = touches.first.flatMap { shownPath(at: $0.location(in: self)) }
        itemState.press.begin()
        if let path = itemState.touched, beginTouch(at: path) { return true }
        itemState.touched = nil
        return false
    }

    /// Highlights the touched item as long as the touch is on it.
    func moveItemTouch(_ touches: Set<UITouch>) -> Bool {
        guard let path = itemState.touched else { return false }
        let isInside = touches.contains { shownPath(at: $0.location(in: self)) == path }
        switch itemState.press.move(isInside: isInside) {
        case .enters: if !beginTouch(at: path) { itemState.press.end() }
        case .leaves: endTouch(at: path)
        case nil: break
        }
        return true
    }

    /// Selects the touched item, if the touch is still on it.
    func endItemTouch(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        guard let path = itemState.touched else { return false }
        _ = moveItemTouch(touches)
        itemState.touched = nil
        if !itemState.press.isInside { return true }
        endTouch(at: path)
        if chooseSeveral(to: path, with: event?.modifierFlags ?? []) ?? choose(path) { event?.wasHandled = true }
        return true
    }

    /// Removes the highlight from the touched item.
    func cancelItemTouch() -> Bool {
        guard let path = itemState.touched else { return false }
        itemState.touched = nil
        if itemState.press.isInside { endTouch(at: path) }
        return true
    }
}
