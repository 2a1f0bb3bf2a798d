import Foundation

/// A row beside which buttons are shown when it is swiped.
@MainActor protocol SwipedRow: ReusableView {
    /// The buttons beside the row, while it is swiped.
    var swiped: CellSwipe? { get set }
    /// The source of the buttons; `nil` for a row without any.
    var swipedContent: (any SwipedContent)? { get }
    var listPosition: ListPosition? { get }
    var isEditing: Bool { get }
}

extension SwipedRow where Self: ContentCell {
    /// The content itself if it has buttons, else the actions that the list offers.
    var swipedContent: (any SwipedContent)? {
        if let own = shownContent as? any SwipedContent { return own }
        guard let list = superview as? any ItemView, list.offersSwipeActions else { return nil }
        return RowActions(of: self)
    }
}
