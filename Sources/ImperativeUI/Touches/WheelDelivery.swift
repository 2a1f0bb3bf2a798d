import Foundation

/// Scrolls the contents under a wheel, or under a touch that is dragged.
@MainActor enum WheelDelivery {
    /// Scrolls the innermost view, from one up, that can be scrolled in a direction, or its contents of another world.
    /// Returns whether something scrolled.
    ///
    /// - Parameters:
    ///   - delta: How far, in points to the right and down.
    ///   - point: The point, in the coordinates of `space`.
    ///   - space: The view whose coordinates the point is in.
    ///   - hit: The view at that point.
    ///   - drag: The touch that scrolls; `nil` for a wheel or a key, which alone turn a view that follows a wheel.
    static func scroll(
        by delta: CGVector, at point: CGPoint, in space: UIView, from hit: UIView, drag: ScrollDrag? = nil
    ) -> Bool {
        let delta = CGVector(dx: delta.dx.distanceOfScroll, dy: delta.dy.distanceOfScroll)
        for here in hit.selfAndSuperviews {
            if drag?.scrollsContents != false,
                here.contents?.scrollContents(by: delta, at: space.convert(point, to: here), drag) == true
            {
                if drag == nil { tell(of: delta, from: here) }
                return true
            }
            if drag == nil, let wheel = here as? any WheelFollowing, wheel.follow(delta) { return true }
            if let scroll = here as? UIScrollView, drag?.scroll(scroll, by: delta) ?? scroll.scroll(by: delta) {
                if drag == nil { tell(of: delta, from: here) }
                return true
            }
        }
        return false
    }

    /// Tells the views around one that a wheel or a key has scrolled it.
    private static func tell(of delta: CGVector, from view: UIView) {
        for above in view.selfAndSuperviews.dropFirst() { (above as? any WheelNoting)?.wheelDidScroll(by: delta) }
    }
}

/// A view that is told when a wheel or a key has scrolled its contents.
@MainActor protocol WheelNoting: UIView {
    /// Something was scrolled by a distance in points to the right and down.
    func wheelDidScroll(by delta: CGVector)
}
