import Foundation
import LayoutEngine

/// From an item's own coordinates to those of its parent, as the item is drawn: with its effects, at its frame.
extension LayoutNode {
    /// Returns a point in the coordinates of the parent.
    final func inParent(_ point: CGPoint) -> CGPoint {
        let origin = frame.origin
        if let seen = projection?.point(point) { return CGPoint(x: seen.x + origin.x, y: seen.y + origin.y) }
        let transform = transform
        let point = transform.isIdentity ? point : point.applying(transform)
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// Returns the rectangle around a rectangle in the coordinates of the parent.
    final func inParent(_ rect: CGRect) -> CGRect {
        let origin = frame.origin
        if let seen = projection?.bounds(of: rect), !seen.isNull { return seen.offsetBy(dx: origin.x, dy: origin.y) }
        let transform = transform
        let rect = transform.isIdentity ? rect : rect.applying(transform)
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Returns a transform that leads to the item's coordinates as one that leads on to those of the parent.
    final func inParent(_ toItem: CGAffineTransform) -> CGAffineTransform {
        let origin = frame.origin
        return toItem.concatenating(transform).concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}
