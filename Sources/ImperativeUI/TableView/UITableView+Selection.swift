import Foundation

extension UITableView {
    /// The index path of the selected row, or of the first of several; `nil` if none is selected.
    public final var indexPathForSelectedRow: IndexPath? { itemState.selected.min() }

    /// The index paths of the selected rows, in order; `nil` if none are selected.
    public final var indexPathsForSelectedRows: [IndexPath]? {
        itemState.selected.isEmpty ? nil : itemState.selected.sorted()
    }

    /// Selects a row and, unless multiple selection is allowed, deselects all others; `nil` deselects all rows.
    ///
    /// Scrolls to the row if a position is given. Does not call the delegate. Ignores a row that does not exist.
    public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollingTo: scrollPosition.items)
    }

    /// Deselects a row. Does not call the delegate.
    public final func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

    /// Performs a tap on a row: highlights it, selects or deselects it, and calls the delegate.
    ///
    /// - Returns: Whether the selection was changed or confirmed; `false` if the row does not exist or may not be selected.
    @discardableResult
    public final func tapRow(at indexPath: IndexPath) -> Bool { tap(indexPath) }

    /// The interaction that opens the context menus of the rows, as configured by the delegate; `nil` until there is a
    /// delegate.
    public final var contextMenuInteraction: UIContextMenuInteraction? { itemMenuInteraction }
}
