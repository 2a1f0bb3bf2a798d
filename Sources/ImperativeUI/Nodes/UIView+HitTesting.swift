import Drawing
import Foundation

extension UIView {
    /// The default implementation of the public member. Descends without recursion where nothing overrides it.
    final func viewHit(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        var (view, local) = (self, point)
        descent: while true {
            for child in view.subviewStorage.reversed() {
                let inside = local.applying(child.transformToSuperview.inverted())
                if MethodOverrides.of(type(of: child)).contains(.hitTest) {
                    if let hit = child.hitTest(inside, with: event) { return hit }
                } else if child.takesTouches, child.point(inside: inside, with: event) {
                    (view, local) = (child, inside)
                    continue descent
                }
            }
            return view
        }
    }

    /// The default implementation of the public member.
    final func hasInBounds(_ point: CGPoint) -> Bool {
        let bounds = bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// Whether the view and its descendants can be hit.
    package final var takesEvents: Bool {
        if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return false }
        // A view squeezed flat has no inside.
        let transform = transform
        return transform.a * transform.d != transform.b * transform.c
    }
}
