import Foundation

extension UICollectionView {
    /// Lifts an item for moving, if the data source allows it to be moved. Returns whether the item was lifted.
    ///
    /// Until the movement ends or is cancelled, the item's cell follows the movement in front of the other cells.
    @discardableResult
    public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginItemMovement(of: indexPath)
    }

    /// Moves the centre of the lifted item to a point of the view. Ignores a point that is not finite.
    public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateItemMovement(targetPosition)
    }

    /// Drops the lifted item. It goes where the item under it is, or the index path that the delegate returns.
    /// The data source is notified before the cell moves.
    public final func endInteractiveMovement() { endItemMovement() }

    /// Cancels the movement, and puts the lifted item back.
    public final func cancelInteractiveMovement() { cancelItemMovement() }
}
