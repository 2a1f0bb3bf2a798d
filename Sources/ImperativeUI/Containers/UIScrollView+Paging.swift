import Foundation

/// Scrolling that ends at multiples of the view's size.
extension UIScrollView {
    /// How far a drag has to go to lead to another page, as a part of one.
    private static let share: CGFloat = 0.3

    /// Returns where a scroll ends: at the nearest page, but at the next one in its direction at least.
    final func pageOffset(from offset: CGPoint, by delta: CGVector) -> CGPoint {
        CGPoint(
            x: Self.page(from: offset.x, by: delta.dx, bounds.width),
            y: Self.page(from: offset.y, by: delta.dy, bounds.height))
    }

    private static func page(from offset: CGFloat, by delta: CGFloat, _ length: CGFloat) -> CGFloat {
        guard delta != 0, length > 0 else { return offset }
        let nearest = ((offset + delta) / length).rounded()
        // An offset may differ from a page by what rounding leaves.
        let (here, tolerance) = (offset / length, 0.001)
        if delta > 0 { return max(nearest, (here + tolerance).rounded(.down) + 1) * length }
        return min(nearest, (here - tolerance).rounded(.up) - 1) * length
    }

    /// Goes to a page after a drag that began at an offset: back, unless it went far enough.
    final func endDrag(from start: CGPoint) {
        func end(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            let way = offset - start
            guard way != 0, length > 0 else { return offset }
            if abs(way) < length * Self.share { return (start / length).rounded() * length }
            return Self.page(from: start, by: way, length)
        }
        let (now, size) = (contentOffset, bounds.size)
        let target = inContent(CGPoint(x: end(now.x, start.x, size.width), y: end(now.y, start.y, size.height)))
        if target != now { contentOffset = target }
    }
}
