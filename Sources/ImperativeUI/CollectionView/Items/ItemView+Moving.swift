import Foundation
import BridgedEnvironment

/// An item that is moved, until it is let go.
struct ItemMovement {
    let path: IndexPath
    /// Where its middle is, in the coordinates of the item view.
    var target: CGPoint
}

extension ItemView {
    /// Lifts an item for moving, if the data source allows it to be moved. Returns whether the item was lifted.
    func beginItemMovement(of path: IndexPath) -> Bool {
        cancelItemMovement()
        guard exists(path), canMove(path), let element = itemState.shown[ElementKey(path: path)] else { return false }
        let frame = element.attributes.frame
        itemState.movement = ItemMovement(path: path, target: CGPoint(x: frame.midX, y: frame.midY))
        arranging { bringSubviewToFront(element.view) }
        return true
    }

    /// Moves the centre of the lifted item to a point of the view. Ignores a point that is not finite.
    func updateItemMovement(_ target: CGPoint) {
        guard itemState.movement != nil, target.x.isFinite, target.y.isFinite else { return }
        itemState.movement?.target = target
        setNeedsLayout()
    }

    /// Drops the lifted item. It goes where the item under it is, or the index path that the delegate returns.
    /// The data source is notified before the cell moves.
    func endItemMovement() {
        guard let moved = putDown() else { return }
        let proposed = shownPath(at: moved.target) ?? moved.path
        if proposed == moved.path { return }
        let target = askForMoveTarget(of: moved.path, proposed: proposed)
        if target == moved.path { return }
        guard canHold(target, from: moved.path) else {
            return RuntimeIssue.report(
                Self.reportName,
                "An item is moved to a place among the items: the delegate said \(target) for the item at "
                    + "\(moved.path). It stays where it was.")
        }
        moveItem(moved.path, to: target)
    }

    /// Moves an item, first in the data and then here.
    func moveItem(_ path: IndexPath, to target: IndexPath) {
        moveInData(path, to: target)
        change { $0.moved[path] = target }
    }

    /// Cancels the movement, and puts the lifted item back.
    func cancelItemMovement() { _ = putDown() }

    private func putDown() -> ItemMovement? {
        guard let moved = itemState.movement else { return nil }
        itemState.movement = nil
        if let element = itemState.shown[ElementKey(path: moved.path)] { place(element) }
        setNeedsLayout()
        return moved
    }

    /// Whether there is an index path for an item that is moved from another one.
    private func canHold(_ path: IndexPath, from source: IndexPath) -> Bool {
        guard path.count == 2, path.section >= 0, path.section < knownCounts.count, path.item >= 0 else { return false }
        let others = itemCount(inSection: path.section) - (path.section == source.section ? 1 : 0)
        return path.item <= others
    }

    /// Where the view with some attributes is: that of the lifted item is where it was moved to.
    func lifted(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        var frame = attributes.frame
        guard let movement = itemState.movement, attributes.key == ElementKey(path: movement.path) else { return frame }
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

    /// The view whose items are moved: the one of the recognizer, or the one around it.
    private var list: (any ItemView)? { view?.selfAndSuperviews.lazy.compactMap { $0 as? any ItemView }.first }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, let path = list.shownPath(at: location(in: list)) else { return false }
        return list.exists(path) && list.canMove(path)
    }

    private func follow() {
        guard let list else { return }
        let point = location(in: list)
        switch state {
        case .began:
            guard let path = list.shownPath(at: point), list.beginItemMovement(of: path),
                let start = list.itemState.movement?.target
            else { return }
            offset = CGVector(dx: start.x - point.x, dy: start.y - point.y)
        case .changed: list.updateItemMovement(CGPoint(x: point.x + offset.dx, y: point.y + offset.dy))
        case .ended: list.endItemMovement()
        default: list.cancelItemMovement()
        }
    }
}
