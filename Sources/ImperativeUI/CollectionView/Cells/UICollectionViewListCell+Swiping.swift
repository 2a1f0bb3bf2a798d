import Foundation

/// The buttons beside a row that is swiped.
@MainActor final class CellSwipe {
    let isLeading: Bool
    let buttons: any SwipeButtons
    /// How far the row follows a touch to the trailing side, in points; `nil` for as far as the buttons are wide.
    var distance: CGFloat?
    /// Whether the cell clipped its content before.
    let clipped: Bool
    /// The rounded corners that the cell had before.
    let corners: (radius: CGFloat, CACornerMask)

    init(_ buttons: any SwipeButtons, isLeading: Bool, clipped: Bool, corners: (CGFloat, CACornerMask)) {
        (self.buttons, self.isLeading, self.clipped, self.corners) = (buttons, isLeading, clipped, corners)
    }
}

extension UICollectionViewListCell {
    /// The shortest swipe that shows the buttons, in points.
    private static var shortSwipe: CGFloat { 32 }
    /// The part of the row's width from which on a swipe performs the action of the first button.
    private static var fullSwipe: CGFloat { 0.6 }

    private var swipedContent: (any SwipedContent)? { shownContent as? any SwipedContent }

    /// Whether there are buttons at an edge.
    final var canBeSwiped: Bool {
        guard let content = swipedContent, !isEditing else { return false }
        return content.hasSwipeButtons(atLeading: true) || content.hasSwipeButtons(atLeading: false)
    }

    /// The list has rows with buttons from now on.
    final func prepareForSwipes() {
        guard shownContent is any SwipedContent, let list = superview as? UICollectionView else { return }
        if list.swiping == nil { list.swiping = RowSwiping(of: list) }
    }

    /// Returns a distance to the right as one to the trailing side, and the other way round.
    private func trailing(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }

    // MARK: Touches

    /// A touch has moved by so many points to the right since it came down.
    final func swipe(by translation: CGFloat) {
        let distance = trailing(translation)
        guard distance.isFinite, showSwipe(atLeading: distance > 0) else { return closeSwipe() }
        swiped?.distance = distance
        setNeedsLayout()
    }

    /// The touch went up, and would have come to rest so many points to the right.
    final func endSwipe(at translation: CGFloat) {
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
    @discardableResult
    final func showSwipe(atLeading isLeading: Bool) -> Bool {
        if let swiped, swiped.isLeading == isLeading { return true }
        closeSwipe()
        guard !isEditing, let list = superview as? UICollectionView,
            let buttons = swipedContent?.makeSwipeButtons(
                atLeading: isLeading, close: { [weak self] in self?.closeSwipe() })
        else { return false }
        prepareForSwipes()
        list.swiping?.begin(self)
        swiped = CellSwipe(
            buttons, isLeading: isLeading, clipped: clipsToBounds, corners: (layer.cornerRadius, layer.maskedCorners))
        clipsToBounds = true
        keepCardCorners()
        addSubview(buttons)
        setNeedsLayout()
        return true
    }

    /// Clips a swiped row to the corners of the card that it is a part of.
    private func keepCardCorners() {
        guard let listPosition, !listPosition.corners.isEmpty else { return }
        layer.cornerRadius = listPosition.figure.cornerRadius
        layer.maskedCorners = CACornerMask(rawValue: listPosition.corners.rawValue)
    }

    /// Whether the buttons beside the row are shown.
    final var isSwiped: Bool { swiped != nil }

    /// Puts the row back.
    final func closeSwipe() {
        guard let swiped else { return }
        self.swiped = nil
        clipsToBounds = swiped.clipped
        (layer.cornerRadius, layer.maskedCorners) = swiped.corners
        swiped.buttons.removeFromSuperview()
        setNeedsLayout()
    }

    /// How far the content of the row is moved to the right, in points.
    final var contentShift: CGFloat {
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

    final func placeSwipeButtons() {
        guard let swiped else { return }
        let (shift, width) = (swipeShift, swiped.buttons.width(forHeight: bounds.height))
        let isAtLeft = swiped.isLeading != isRightToLeft
        let x = isAtLeft ? bounds.minX + shift - width : bounds.maxX + shift
        swiped.buttons.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }

    // MARK: Keys

    /// Shows the buttons at the edge from which an arrow leads away, or hides those that are shown. Returns whether the
    /// key did that.
    final func takeSwipeKey(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardEscape:
            if swiped == nil { return false }
            closeSwipe()
            return true
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isForward = (key.keyCode == .keyboardRightArrow) != isRightToLeft
            guard let swiped else { return canBeSwiped && showSwipe(atLeading: isForward) }
            if swiped.isLeading == isForward { return false }
            closeSwipe()
            return true
        default: return false
        }
    }
}
