import Foundation
import BridgedEnvironment

/// An item that is moved, until it is let go.
struct ItemMovement {
    let path: IndexPath
    /// Where its middle is, in the coordinates of the collection view.
    var target: CGPoint
}

extension UICollectionView {
    /// Lifts an item for moving, if the data source allows it to be moved. Returns whether the item was lifted.
    ///
    /// Until the movement ends or is cancelled, the item's cell follows the movement in front of the other cells.
    @discardableResult
    public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        cancelInteractiveMovement()
        guard canMove(indexPath), let element = shown[ElementKey(path: indexPath)] else { return false }
        let frame = element.attributes.frame
        movement = ItemMovement(path: indexPath, target: CGPoint(x: frame.midX, y: frame.midY))
        arranging { bringSubviewToFront(element.view) }
        return true
    }

    /// Moves the centre of the lifted item to a point of the view. Ignores a point that is not finite.
    public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard movement != nil, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
        movement?.target = targetPosition
        setNeedsLayout()
    }

    /// Drops the lifted item. It goes where the item under it is, or the index path that the delegate returns.
    /// The data source is notified before the cell moves.
    public final func endInteractiveMovement() {
        guard let moved = putDown() else { return }
        let proposed = indexPathForItem(at: moved.target) ?? moved.path
        if proposed == moved.path { return }
        let chosen = delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.path, atCurrentIndexPath: moved.path,
            toProposedIndexPath: proposed)
        let target = chosen ?? proposed
        if target == moved.path { return }
        guard canHold(target, from: moved.path) else {
            return RuntimeIssue.report(
                "collection-view",
                "An item is moved to a place among the items: the delegate said \(target) for the item at "
                    + "\(moved.path). It stays where it was.")
        }
        dataSource?.collectionView(self, moveItemAt: moved.path, to: target)
        moveItem(at: moved.path, to: target)
    }

    /// Cancels the movement, and puts the lifted item back.
    public final func cancelInteractiveMovement() { _ = putDown() }

    private func putDown() -> ItemMovement? {
        guard let moved = movement else { return nil }
        movement = nil
        if let element = shown[ElementKey(path: moved.path)] { place(element) }
        setNeedsLayout()
        return moved
    }

    /// Whether an item can be moved.
    final func canMove(_ path: IndexPath) -> Bool {
        exists(path) && dataSource?.collectionView(self, canMoveItemAt: path) == true
    }

    /// Whether there is an index path for an item that is moved from another one.
    private func canHold(_ path: IndexPath, from source: IndexPath) -> Bool {
        guard path.count == 2, path.section >= 0, path.section < numberOfSections, path.item >= 0 else { return false }
        let others = numberOfItems(inSection: path.section) - (path.section == source.section ? 1 : 0)
        return path.item <= others
    }

    /// Where the view with some attributes is: that of the lifted item is where it was moved to.
    final func lifted(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        var frame = attributes.frame
        guard let movement, attributes.key == ElementKey(path: movement.path) else { return frame }
        frame.origin = CGPoint(x: movement.target.x - frame.width / 2, y: movement.target.y - frame.height / 2)
        return frame
    }
}

/// A press that is held down on an item lifts it, and then moves it.
final class ItemMovePress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    /// From where in the item it is held to its middle.
    private var offset = CGVector.zero

    override init() {
        super.init()
        delegate = self
        addTarget(self, action: ItemMovePress.follow)
    }

    private var list: UICollectionView? { view as? UICollectionView }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, let path = list.indexPathForItem(at: location(in: list)) else { return false }
        return list.canMove(path)
    }

    private func follow() {
        guard let list else { return }
        let point = location(in: list)
        switch state {
        case .began:
            guard let path = list.indexPathForItem(at: point), list.beginInteractiveMovementForItem(at: path),
                let start = list.movement?.target
            else { return }
            offset = CGVector(dx: start.x - point.x, dy: start.y - point.y)
        case .changed:
            list.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + offset.dx, y: point.y + offset.dy))
        case .ended: list.endInteractiveMovement()
        default: list.cancelInteractiveMovement()
        }
    }
}
