import Foundation
import LayoutEngine

/// From an item's own coordinates to those of its parent, as the item is drawn: with its effects, at its frame.
extension LayoutNode {
    /// Returns a point in the coordinates of the parent.
    final func inParent(_ point: CGPoint) -> CGPoint {
        let transform = transform
        let point = transform.isIdentity ? point : point.applying(transform)
        let origin = frame.origin
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// Returns the rectangle around a rectangle in the coordinates of the parent.
    final func inParent(_ rect: CGRect) -> CGRect {
        let transform = transform
        let rect = transform.isIdentity ? rect : rect.applying(transform)
        let origin = frame.origin
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Returns a transform that leads to the item's coordinates as one that leads on to those of the parent.
    final func inParent(_ toItem: CGAffineTransform) -> CGAffineTransform {
        let origin = frame.origin
        return toItem.concatenating(transform).concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}
