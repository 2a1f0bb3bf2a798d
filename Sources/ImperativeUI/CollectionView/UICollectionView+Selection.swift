import Foundation

extension UICollectionView {
    /// The index paths of the selected items, in order; `nil` if none are selected.
    public final var indexPathsForSelectedItems: [IndexPath]? {
        itemState.selected.isEmpty ? nil : itemState.selected.sorted()
    }

    /// Selects an item and, unless multiple selection is allowed, deselects all others; `nil` deselects all items.
    ///
    /// Scrolls to the item if a position is given. Does not call the delegate. Ignores an item that does not exist.
    public final func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollingTo: scrollPosition)
    }

    /// Deselects an item. Does not call the delegate.
    public final func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

    /// Performs a tap on an item: highlights it, selects or deselects it, and calls the delegate.
    ///
    /// - Returns: Whether the selection was changed or confirmed; `false` if the item does not exist or may not be
    ///   selected.
    @discardableResult
    public final func tapItem(at indexPath: IndexPath) -> Bool { tap(indexPath) }
}
