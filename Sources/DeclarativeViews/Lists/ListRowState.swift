import Foundation

/// The list's state of one of its rows.
struct ListRowState: Equatable {
    var isSelected = false
    /// Whether it is held down.
    var isPressed = false
    var canBeSelected = false
    /// Whether the row is being edited.
    var isEditing = false
    /// Whether rows show a mark for being selected.
    var marksSelection = false
    var canDelete = false
    var canMove = false
    /// Whether accessibility reads the buttons beside the row while they are not shown.
    var tellsOfSwipes = false
    /// How far the row is swiped.
    var swipe = RowSwipe.closed
    /// How far the row is lifted down from its frame while it is moved, in points.
    var lift: CGFloat = 0
}

/// How far a row is swiped away from an edge.
enum RowSwipe: Equatable {
    /// Not at all.
    case closed
    /// By so many points, from the leading edge; less than 0 from the trailing one.
    case by(CGFloat)
    /// As far as the buttons at an edge are wide.
    case open(HorizontalEdge)

    /// The edge at which buttons are seen.
    var edge: HorizontalEdge? {
        switch self {
        case .closed: nil
        case .by(let distance): distance > 0 ? .leading : distance < 0 ? .trailing : nil
        case .open(let edge): edge
        }
    }
}
