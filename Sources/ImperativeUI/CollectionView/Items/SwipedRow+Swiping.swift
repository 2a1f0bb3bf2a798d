import Foundation

extension SwipedRow {
    /// The shortest swipe that shows the buttons, in points.
    private static var shortSwipe: CGFloat { 32 }
    /// The part of the row's width from which on a swipe performs the action of the first button.
    private static var fullSwipe: CGFloat { 0.6 }

    /// Whether there are buttons at an edge.
    var canBeSwiped: Bool {
        guard let content = swipedContent, !isEditing else { return false }
        return content.hasSwipeButtons(atLeading: true) || content.hasSwipeButtons(atLeading: false)
    }

    /// The list has rows with buttons from now on.
    func prepareForSwipes() {
        guard let list = superview as? any ItemView, list.itemState.swiping == nil, swipedContent != nil else { return }
        list.itemState.swiping = RowSwiping(of: list)
    }

    /// Returns a distance to the right as one to the trailing side, and the other way round.
    private func trailing(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }

    // MARK: Touches

    /// A touch has moved by so many points to the right since it came down.
    func swipe(by translation: CGFloat) {
        let distance = trailing(translation)
        guard distance.isFinite, showSwipe(atLeading: distance > 0) else { return closeSwipe() }
        swiped?.distance = distance
        setNeedsLayout()
    }

    /// The touch went up, and would have come to rest so many points to the right.
    func endSwipe(at translation: CGFloat) {
        let distance = trailing(translation)
        guard let swiped, distance.isFinite, abs(distance) >= Self.shortSwipe, swiped.isLeading == (distance > 0)
        else { return closeSwipe() }
        if swiped.buttons.allowsFullSwipe, abs(distance) >= Self.fullSwipe * bounds.width,
            swiped.buttons.performFirst()
        {
            return closeSwipe()
        }
        swiped.distance = nil
        setNeedsLayout()
    }

    // MARK: Showing

    /// Shows the buttons at an edge. Returns whether there are some.
    ///
    /// - Parameter isConfirming: Whether they are shown even while the list is edited, to have a deletion confirmed.
    @discardableResult
    func showSwipe(atLeading isLeading: Bool, confirming isConfirming: Bool = false) -> Bool {
        if let swiped, swiped.isLeading == isLeading { return true }
        closeSwipe()
        guard isConfirming || !isEditing, let list = superview as? any ItemView, let path = list.path(of: self),
            let buttons = swipedContent?.makeSwipeButtons(
                atLeading: isLeading, close: { [weak self] in self?.closeSwipe() })
        else { return false }
        prepareForSwipes()
        list.itemState.swiping?.begin(self)
        swiped = CellSwipe(
            buttons, in: list, isLeading: isLeading, clipped: clipsToBounds,
            corners: (layer.cornerRadius, layer.maskedCorners))
        clipsToBounds = true
        keepCardCorners()
        addSubview(buttons)
        setNeedsLayout()
        // The list may put the row back at once.
        list.willBeginSwiping(path)
        return isSwiped
    }

    /// Clips a swiped row to the corners of the card that it is a part of.
    private func keepCardCorners() {
        guard let listPosition, !listPosition.corners.isEmpty else { return }
        layer.cornerRadius = listPosition.figure.cornerRadius
        layer.maskedCorners = CACornerMask(rawValue: listPosition.corners.rawValue)
    }

    /// Whether the buttons beside the row are shown.
    var isSwiped: Bool { swiped != nil }

    /// Puts the row back. If one of the buttons had the focus, the row has it then.
    func closeSwipe() {
        guard let swiped else { return }
        self.swiped = nil
        if let focus = window?.focus, focus.focused?.view?.isDescendant(of: swiped.buttons) == true {
            _ = focus.set(self)
        }
        clipsToBounds = swiped.clipped
        (layer.cornerRadius, layer.maskedCorners) = swiped.corners
        swiped.buttons.removeFromSuperview()
        setNeedsLayout()
        swiped.list?.didEndSwiping(swiped.list?.path(of: self))
    }

    /// How far the content of the row is moved to the right, in points.
    var contentShift: CGFloat {
        guard let figure = listPosition?.figure else { return swipeShift }
        return trailing(figure.contentShift(forSwipe: trailing(swipeShift)))
    }

    /// How far to the right of the edge the buttons are seen, in points; less than 0 at the right edge.
    private var swipeShift: CGFloat {
        guard let swiped else { return 0 }
        let width = swiped.buttons.width(forHeight: bounds.height)
        let distance = swiped.distance ?? (swiped.isLeading ? width : -width)
        return traitCollection.textMedium.figures.grain.nearestColumn(trailing(distance.isFinite ? distance : 0))
    }

    func placeSwipeButtons() {
        guard let swiped else { return }
        let (shift, width) = (swipeShift, swiped.buttons.width(forHeight: bounds.height))
        let isAtLeft = swiped.isLeading != isRightToLeft
        let x = isAtLeft ? bounds.minX + shift - width : bounds.maxX + shift
        swiped.buttons.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
}
