/// The actions of keys while something in the list has the keyboard focus.
extension ListNode: KeyHandlingNode {
    func take(_ press: KeyPress) -> Bool {
        guard press.phase != .up, let slot = focusedSlot else { return false }
        switch press.key {
        case .upArrow, .downArrow:
            let isDown = press.key == .downArrow
            if press.modifiers.contains(.option) {
                guard isEditing, slot.state.canMove else { return false }
                slot.move(down: isDown)
                return true
            }
            return press.modifiers.isEmpty && moveFocus(from: slot, down: isDown)
        case .leftArrow, .rightArrow: return press.modifiers.isEmpty && swipe(slot, with: press.key)
        case .delete, .deleteForward:
            guard press.modifiers.isEmpty, slot.state.canDelete else { return false }
            slot.delete()
            return true
        case .escape:
            if slot.state.swipe == .closed { return false }
            slot.closeByKey()
            return true
        default: return false
        }
    }

    var describedKeys: [DescribedKey] {
        guard let slot = focusedSlot else { return [] }
        var keys: [DescribedKey] = []
        if slot.state.canDelete {
            keys += [DescribedKey(.delete, "delete the row"), DescribedKey(.deleteForward, "delete the row")]
        }
        if isEditing, slot.state.canMove {
            keys += [
                DescribedKey(.upArrow, .option, "move the row"), DescribedKey(.downArrow, .option, "move the row"),
            ]
        }
        let isMirrored = layoutDirection == .rightToLeft
        if slot.swipeActions(at: .trailing) != nil {
            keys.append(DescribedKey(isMirrored ? .rightArrow : .leftArrow, "actions of the row"))
        }
        if slot.swipeActions(at: .leading) != nil {
            keys.append(DescribedKey(isMirrored ? .leftArrow : .rightArrow, "actions of the row"))
        }
        if slot.state.swipe != .closed { keys.append(DescribedKey(.escape, "hide the actions")) }
        return keys
    }

    /// The row that has the focus, or in which something has it.
    private var focusedSlot: ListSlotNode? {
        var next = graph.feature(GraphFocus.self).focused?.viewNode
        while let node = next, node !== self {
            if let slot = node as? ListSlotNode, slot.list === self { return slot.role == .row ? slot : nil }
            next = node.parent
        }
        return nil
    }

    /// Shows the buttons at the edge from which an arrow leads away, or hides those at the other.
    private func swipe(_ slot: ListSlotNode, with key: KeyEquivalent) -> Bool {
        let isForward = (key == .rightArrow) == (layoutDirection == .leftToRight)
        if let edge = slot.state.swipe.edge {
            if (edge == .leading) == isForward { return false }
            slot.closeByKey()
            return true
        }
        let edge: HorizontalEdge = isForward ? .leading : .trailing
        if slot.swipeActions(at: edge) == nil { return false }
        slot.openByKey(edge)
        return true
    }

    /// Moves the focus to the next row below or above that can have it.
    private func moveFocus(from slot: ListSlotNode, down: Bool) -> Bool {
        let slots = down ? rowSlots : rowSlots.reversed()
        guard let index = slots.firstIndex(where: { $0 === slot }) else { return false }
        for other in slots[(index + 1)...] {
            guard let target = other.focusTarget else { continue }
            return graph.feature(GraphFocus.self).delegate?.moveFocus(to: target) ?? false
        }
        return false
    }
}
