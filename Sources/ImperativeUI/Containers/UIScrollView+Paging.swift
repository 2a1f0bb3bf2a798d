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

    /// Returns the page that a drag ends at: the one where it began, unless it went far or fast enough.
    ///
    /// - Parameter velocity: How fast the content went in the end, in points per second to the right and down.
    final func pageOffset(afterDragFrom start: CGPoint, velocity: CGVector) -> CGPoint {
        let (now, size, range) = (contentOffset, bounds.size, offsets)
        return CGPoint(
            x: ScrollRest.page(
                afterDragFrom: start.x, to: now.x, velocity: velocity.dx, length: size.width, in: range.x),
            y: ScrollRest.page(
                afterDragFrom: start.y, to: now.y, velocity: velocity.dy, length: size.height, in: range.y))
    }

    /// Returns the page nearest to an offset.
    final func nearestPage(to offset: CGPoint) -> CGPoint {
        let (size, range) = (bounds.size, offsets)
        return CGPoint(
            x: ScrollRest.nearestPage(to: offset.x, length: size.width, in: range.x),
            y: ScrollRest.nearestPage(to: offset.y, length: size.height, in: range.y))
    }

    /// The offsets at which only content and its insets are visible.
    private var offsets: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let (start, end) = (inContent(.leastOffset), inContent(.greatestOffset))
        return (start.x...end.x, start.y...end.y)
    }
}
