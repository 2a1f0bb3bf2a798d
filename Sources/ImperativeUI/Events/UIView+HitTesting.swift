import Drawing
import Foundation

extension UIView {
    /// What the public member does, unless it is overridden.
    final func viewHit(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard takesEvents, self.point(inside: point, with: event) else { return nil }
        for view in subviewStorage.reversed() {
            let inside = point.applying(view.transformToSuperview.inverted())
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// What the public member does, unless it is overridden.
    final func hasInBounds(_ point: CGPoint) -> Bool {
        let bounds = bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// Whether the view and what is below it can be hit.
    package final var takesEvents: Bool {
        if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return false }
        // What is squeezed flat has no inside.
        let transform = transform
        return transform.a * transform.d != transform.b * transform.c
    }
}
