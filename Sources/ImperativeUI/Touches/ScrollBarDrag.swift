import Foundation

/// A pointer that is down on a scroll bar. Nothing below the bar is touched.
@MainActor final class ScrollBarDrag {
    private weak var view: UIView?
    // The points are in the coordinates of the view.
    private let follow: (CGPoint) -> Void

    /// Takes hold of the innermost scroll bar at a point of a view; `nil` if there is none.
    init?(at point: CGPoint, in space: UIView, from hit: UIView) {
        for here in hit.selfAndSuperviews {
            let local = space.convert(point, to: here)
            let scroll = here as? UIScrollView
            if let follow = here.contents?.grabScrollBar(at: local) ?? scroll?.grabBar(at: local) {
                (view, self.follow) = (here, follow)
                return
            }
        }
        return nil
    }

    /// The pointer has moved to a point of a view.
    func move(to point: CGPoint, in space: UIView) {
        guard let view else { return }
        space.layoutIfNeeded()
        follow(space.convert(point, to: view))
    }
}
