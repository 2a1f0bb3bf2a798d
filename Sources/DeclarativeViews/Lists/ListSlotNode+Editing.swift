import Foundation

/// Swiping, deleting and moving a row.
extension ListSlotNode {
    // MARK: Swiping

    /// The shortest swipe that shows the buttons, in points.
    private static var shortSwipe: CGFloat { 32 }
    /// The part of the row's width from which on a swipe performs the first button's action.
    private static var fullSwipe: CGFloat { 0.6 }

    /// Swipes the row in some way, and puts any other one back.
    func show(_ swipe: RowSwipe) {
        if swipe != .closed { becomeActive() }
        if case .open = swipe {
            graph.closedByTouch = self
        } else if graph.closedByTouch === self {
            graph.closedByTouch = nil
        }
        change { $0.swipe = swipe }
    }

    /// Shows the buttons at an edge, and moves the focus to the first.
    func openByKey(_ edge: HorizontalEdge) {
        show(.open(edge))
        focusLater { ($0.child?.first { $0 is SwipeActionsNode } as? SwipeActionsNode)?.firstButton?.target }
    }

    /// Hides the buttons, and moves the focus back to the row.
    func closeByKey() {
        show(.closed)
        focusLater { $0.focusTarget }
    }

    /// Moves the focus once the row shows its state.
    private func focusLater(_ target: @escaping @MainActor (ListSlotNode) -> TapTarget?) {
        ChangeQueue.shared.add(
            .other { [weak self] in
                guard let self, !isTornDown else { return }
                graph.enqueueCallback(of: self) { [weak self] in
                    guard let self, !isTornDown, let target = target(self) else { return }
                    _ = graph.feature(GraphFocus.self).delegate?.moveFocus(to: target)
                }
            }, under: .current)
    }

    private func becomeActive() {
        if let other = list.activeSlot, other !== self, !other.isTornDown { other.change { $0.swipe = .closed } }
        list.activeSlot = self
    }

    private func distance(_ translation: CGFloat) -> CGFloat {
        layoutDirection == .rightToLeft ? -translation : translation
    }

    /// The edge at which a swipe shows buttons; `nil` if there are none.
    private func edge(of distance: CGFloat) -> HorizontalEdge? {
        let edge: HorizontalEdge = distance > 0 ? .leading : .trailing
        return swipeActions(at: edge) == nil ? nil : edge
    }

    /// A pointer has moved by so many points to the right since it came down on the row.
    func swipe(by translation: CGFloat) {
        if state.isEditing { return }
        let distance = distance(translation)
        show(edge(of: distance) == nil ? .closed : .by(distance))
    }

    /// The pointer went up, and would have come to rest so many points to the right.
    func endSwipe(at translation: CGFloat) {
        let distance = distance(translation)
        guard !state.isEditing, let edge = edge(of: distance), abs(distance) >= Self.shortSwipe else {
            return show(.closed)
        }
        let width = list.layoutNode.placedSize.width
        if swipeActions(at: edge)?.allowsFullSwipe == true, abs(distance) >= Self.fullSwipe * width {
            let button = (child?.first { $0 is SwipeActionsNode } as? SwipeActionsNode)?.firstButton
            if let button, button.target.isEnabled { return button.act(at: nil) }
        }
        show(.open(edge))
    }

    // MARK: Deleting

    /// Deletes the element.
    func delete() {
        show(.closed)
        guard state.canDelete, let element, let offset = element.offset else { return }
        element.delete?(IndexSet(integer: offset))
    }

    // MARK: Moving

    /// The row is held so many points below its frame.
    func lift(by distance: CGFloat) { change { $0.lift = distance.isFinite ? distance : 0 } }

    /// The row is let go: the element moves to where it is.
    func drop() {
        let lift = state.lift
        change { $0.lift = 0 }
        guard let element, let own = list.span(of: self), let from = element.offset else { return }
        let middle = (own.lowerBound + own.upperBound) / 2 + lift
        var to = from
        for slot in list.rowSlots where slot !== self {
            guard let other = slot.element, other.isBeside(element), let offset = other.offset,
                let span = list.span(of: slot)
            else { continue }
            let its = (span.lowerBound + span.upperBound) / 2
            if offset < from, its >= middle { to = min(to, offset) }
            if offset > from, its <= middle { to = max(to, offset + 1) }
        }
        move(from: from, to: to)
    }

    /// Moves the element by one index.
    func move(down: Bool) {
        guard let element, let from = element.offset else { return }
        let to = down ? from + 2 : from - 1
        if to >= 0, to <= element.count { move(from: from, to: to) }
    }

    private func move(from: Int, to: Int) {
        if to == from || to == from + 1 { return }
        if state.canMove { element?.move?(IndexSet(integer: from), to) }
    }
}

extension ListSlotNode: ClosedByTouch {
    func closeByTouch() { show(.closed) }
}
