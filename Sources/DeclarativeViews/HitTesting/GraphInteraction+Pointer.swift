import Drawing
import Foundation
import LayoutEngine

/// Pointers that a view follows by itself, as a text does in which they select.
extension GraphInteraction {
    /// A pointer that a view follows.
    struct FollowedPointer {
        let target: TapTarget
        /// Where it came down, in the graph's area and in the coordinates of the view's item.
        let start: CGPoint
        let local: CGPoint
    }

    /// Begins to follow a pointer that came down at a point of the area of the last layout. Returns whether a view
    /// follows it.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - number: How many times in a row it has come down there.
    ///   - extends: Whether the selection is to extend to there.
    package func beginFollowing(at point: CGPoint, number: Int, extends: Bool) -> Bool {
        followed = nil
        guard let top = root?.layoutRoot.node, let hit = HitTest.hit(at: point, below: top) else { return false }
        guard let target = hit.item.tapTarget, target.isEnabled, let text = target.viewNode as? any TextEditingNode
        else { return false }
        followed = FollowedPointer(target: target, start: point, local: hit.point)
        text.pointerCameDown(at: hit.point, count: number, extends: extends)
        return true
    }

    /// The pointer that a view follows has moved.
    package func follow(to point: CGPoint) {
        guard let followed, followed.target.isEnabled, let text = followed.target.viewNode as? any TextEditingNode
        else { return }
        let (local, start) = (followed.local, followed.start)
        text.pointerMoved(to: CGPoint(x: local.x + point.x - start.x, y: local.y + point.y - start.y))
    }

    /// The pointer that a view follows went up, or does not count any more.
    package func endFollowing() { followed = nil }
}
