import Foundation

/// Shows the buttons beside one row of an item view at a time.
@MainActor final class RowSwiping {
    private let press = RowSwipePan()
    /// The row that is swiped.
    private weak var cell: (any SwipedRow)?

    init(of list: any ItemView) {
        press.swiping = self
        list.addGestureRecognizer(press)
    }

    /// A row is swiped: the one before is put back.
    func begin(_ new: any SwipedRow) {
        if let cell, cell !== new { cell.closeSwipe() }
        cell = new
    }

    /// Puts a row back if it is the swiped one.
    func close(_ row: any ReusableView) {
        if let cell, cell === row { cell.closeSwipe() }
    }

    /// Puts the swiped row back. Returns whether there was one.
    func close() -> Bool {
        guard let cell, cell.isSwiped else { return false }
        cell.closeSwipe()
        return true
    }
}

/// Follows a touch that is dragged across a row.
private final class RowSwipePan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    weak var swiping: RowSwiping?
    private weak var cell: (any SwipedRow)?

    override init() {
        super.init()
        delegate = self
        addTarget(self, action: RowSwipePan.follow)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let list = view as? any ItemView,
            let path = list.shownPath(at: touch.location(in: list)),
            let touched = list.shownCell(at: path) as? any SwipedRow, touched.canBeSwiped
        else { return false }
        cell = touched
        return true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began else { return }
        let way = translation(in: view)
        // A vertical drag scrolls.
        if abs(way.y) >= abs(way.x) { state = .failed }
    }

    private func follow() {
        guard let cell else { return }
        let distance = translation(in: view).x
        switch state {
        case .began, .changed: cell.swipe(by: distance)
        case .ended: cell.endSwipe(at: distance + velocity(in: view).x * Self.foresight)
        default: cell.closeSwipe()
        }
    }

    /// For how long a touch that has gone counts as going on, in seconds.
    private static let foresight = 0.1
}
