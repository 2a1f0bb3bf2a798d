import Foundation

/// The items of a view, and the views that show them.
@MainActor final class ItemState {
    /// The number of items by section; `nil` until the data source has been asked.
    var counts: [Int]?
    /// The visible views.
    var shown: [ElementKey: ShownElement] = [:]
    let pool = ReusePool()
    var prefetching = ItemPrefetching()
    /// The cells to be configured again by the data source instead of new ones.
    var reconfigured: [IndexPath: any ReusableView] = [:]
    var selected: Set<IndexPath> = []
    /// The changes of the update in progress; `nil` outside of one.
    var changes: ItemChanges?
    /// Changes requested while cells were being made.
    var postponed: [() -> Void] = []
    var isShowing = false
    /// Whether views are being added and removed by the view itself, which needs no further layout.
    var isArranging = false
    /// The view whose content is being measured.
    var measuring: UIView?
    var preparedBounds: CGRect?
    var needsReload = false
    /// The item that is being touched.
    var touched: IndexPath?
    /// Whether the touch on an item is still on it.
    var press = PressTracker()
    /// The item that is being moved.
    var movement: ItemMovement?
    /// Shows the buttons beside rows; made when a row first has some.
    var swiping: RowSwiping?
    /// The element whose view is being made.
    var making: ElementKey?
}
