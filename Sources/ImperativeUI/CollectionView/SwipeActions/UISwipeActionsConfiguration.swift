import Foundation

/// The actions whose buttons are shown at one edge of a row when the row is swiped.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row inwards. Without any, the row is not swiped.
    public final let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a swipe across the whole row performs the first action; `true` by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with actions, from the edge of the row inwards.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
