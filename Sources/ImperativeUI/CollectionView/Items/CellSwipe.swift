import Foundation

/// The buttons beside a row that is swiped.
@MainActor final class CellSwipe {
    let isLeading: Bool
    let buttons: any SwipeButtons
    /// The list that is told when the row is put back.
    private(set) weak var list: (any ItemView)?
    /// How far the row follows a touch to the trailing side, in points; `nil` for as far as the buttons are wide.
    var distance: CGFloat?
    /// Whether the cell clipped its content before.
    let clipped: Bool
    /// The rounded corners that the cell had before.
    let corners: (radius: CGFloat, CACornerMask)

    init(
        _ buttons: any SwipeButtons, in list: any ItemView, isLeading: Bool, clipped: Bool,
        corners: (CGFloat, CACornerMask)
    ) {
        (self.buttons, self.list, self.isLeading) = (buttons, list, isLeading)
        (self.clipped, self.corners) = (clipped, corners)
    }
}
