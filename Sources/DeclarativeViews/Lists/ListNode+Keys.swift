/// The actions of keys while something in the list has the keyboard focus.
extension ListNode: KeyHandlingNode {
    func take(_ press: KeyPress) -> Bool {
        guard press.phase != .up, let place = focusedPlace else { return false }
        switch press.key {
        case .upArrow, .downArrow:
            let isDown = press.key == .downArrow
            if press.modifiers.contains(.option) {
                guard isEditing, place.state.canMove else { return false }
                place.move(down: isDown)
                return true
            }
            return press.modifiers.isEmpty && moveFocus(from: place, down: isDown)
        case .leftArrow, .rightArrow: return press.modifiers.isEmpty && swipe(place, with: press.key)
        case .delete, .deleteForward:
            guard press.modifiers.isEmpty, place.state.canDelete else { return false }
            place.delete()
            return true
        case .escape:
            if place.state.swipe == .closed { return false }
            place.show(.closed)
            return true
        default: return false
        }
    }

    /// The row that has the focus, or in which something has it.
    private var focusedPlace: ListPlaceNode? {
        var next = graph.feature(GraphFocus.self).focused?.viewNode
        while let node = next, node !== self {
            if let place = node as? ListPlaceNode, place.list === self { return place.role == .row ? place : nil }
            next = node.parent
        }
        return nil
    }

    /// Shows the buttons at the edge from which an arrow leads away, or hides those at the other.
    private func swipe(_ place: ListPlaceNode, with key: KeyEquivalent) -> Bool {
        let isForward = (key == .rightArrow) == (layoutDirection == .leftToRight)
        if let edge = place.state.swipe.edge {
            if (edge == .leading) == isForward { return false }
            place.show(.closed)
            return true
        }
        let edge: HorizontalEdge = isForward ? .leading : .trailing
        if place.swipeActions(at: edge) == nil { return false }
        place.show(.open(edge))
        return true
    }

    /// Moves the focus to the next row below or above that can have it.
    private func moveFocus(from place: ListPlaceNode, down: Bool) -> Bool {
        let places = down ? rowPlaces : rowPlaces.reversed()
        guard let index = places.firstIndex(where: { $0 === place }) else { return false }
        for other in places[(index + 1)...] {
            guard let target = other.firstFocusTarget else { continue }
            return graph.feature(GraphFocus.self).delegate?.moveFocus(to: target) ?? false
        }
        return false
    }
}
