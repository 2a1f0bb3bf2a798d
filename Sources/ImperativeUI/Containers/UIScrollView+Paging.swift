import Drawing
import Foundation

/// Scrolling that ends at multiples of the view's size.
extension UIScrollView {
    /// Returns where a scroll ends: at the nearest page, but at the next one in its direction at least.
    final func pageOffset(from offset: CGPoint, by delta: CGVector) -> CGPoint {
        let range = offsets
        return CGPoint(
            x: ScrollRest.page(from: offset.x, by: delta.dx, length: bounds.width, in: range.x),
            y: ScrollRest.page(from: offset.y, by: delta.dy, length: bounds.height, in: range.y))
    }

    /// Goes to a page after a drag that began at an offset: back, unless it went far or fast enough.
    ///
    /// - Parameter velocity: How fast the content went in the end, in points per second to the right and down.
    final func endDrag(from start: CGPoint, velocity: CGVector) {
        let (now, size, range) = (contentOffset, bounds.size, offsets)
        let target = CGPoint(
            x: ScrollRest.page(
                afterDragFrom: start.x, to: now.x, velocity: velocity.dx, length: size.width, in: range.x),
            y: ScrollRest.page(
                afterDragFrom: start.y, to: now.y, velocity: velocity.dy, length: size.height, in: range.y))
        if target != now { contentOffset = target }
    }

    /// The offsets at which only content and its insets are visible.
    private var offsets: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let start = inContent(CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity))
        let end = inContent(CGPoint(x: CGFloat.infinity, y: CGFloat.infinity))
        return (start.x...end.x, start.y...end.y)
    }
}
