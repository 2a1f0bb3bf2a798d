import Foundation

/// Changes of the children of a container, made one after the other.
@MainActor final class ChildChanges<Change> {
    private var waiting: [(change: Change, isAnimated: Bool)] = []
    private var isAnnouncing = false

    /// Makes a change after the waiting ones.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - animated: The value of `animated` that the children are told.
    ///   - announce: Tells the children that their parent is about to change.
    ///   - make: Makes the change, once the controllers of the changes before have been told.
    func add(
        _ change: Change, animated: Bool, announce: (Change) -> Void, make: @escaping (Change) -> Void
    ) {
        waiting.append((change, animated))
        if isAnnouncing { return }
        while !waiting.isEmpty {
            let (next, isAnimated) = waiting.removeFirst()
            isAnnouncing = true
            TransitionQueue.shared.tell { announce(next) }
            isAnnouncing = false
            TransitionQueue.shared.perform(animated: isAnimated) { make(next) }
        }
    }
}

extension UIViewController {
    /// Tells the controller that it is about to leave its parent.
    final func beginLeaving() {
        flags.insert(.isMovingFromParent)
        willMove(toParent: nil)
    }

    /// Makes a controller a child, and tells it so. One that has not left yet has come back.
    final func beginTaking(_ child: UIViewController) {
        if child.parentStorage !== self { return addChild(child) }
        child.flags.remove(.isMovingFromParent)
        child.flags.insert(.isMovingToParent)
        child.willMove(toParent: self)
    }

    /// Tells the controller that it has another parent, or none.
    final func finishMove(to parent: UIViewController?) {
        didMove(toParent: parent)
        flags.remove([.isMovingToParent, .isMovingFromParent])
    }
}
