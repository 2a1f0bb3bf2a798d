import Foundation

/// Finds the contents that a touch pulls, or a key refreshes; the latter is where keys are delivered.
@MainActor enum PullDelivery {
    /// Returns the innermost contents at a point, from one view up, that are at their start and can be refreshed.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of `space`.
    ///   - space: The view whose coordinates the point is in.
    ///   - hit: The view at that point.
    static func pullable(at point: CGPoint, in space: UIView, from hit: UIView) -> (any Pullable)? {
        for here in hit.selfAndSuperviews {
            if let found = here.contents?.pullableContents(.point(space.convert(point, to: here))) { return found }
            if let control = (here as? UIScrollView)?.refreshControl, control.canBePulled { return control }
        }
        return nil
    }
}
