import Foundation

extension UICollectionView {
    /// The default implementation of the public member of this name.
    final func defaultSelectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollingTo: scrollPosition)
    }

    /// Performs a tap on an item: highlights it, selects or deselects it, and calls the delegate.
    ///
    /// - Returns: Whether the selection was changed or confirmed; `false` if the item does not exist or may not be
    ///   selected.
    @discardableResult
    public final func tapItem(at indexPath: IndexPath) -> Bool { tap(indexPath) }
}
