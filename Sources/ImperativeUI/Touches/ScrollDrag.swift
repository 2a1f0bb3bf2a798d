import Drawing
import Foundation

/// The contents a touch has dragged that do not stay there; they go to rest when the touch is gone.
@MainActor final class ScrollDrag: DragNoting {
    private var dragged: [(view: UIScrollView, start: CGPoint)] = []
    private var contents: [any DragResting] = []
    private var tracker = VelocityTracker()

    /// The touch is at a point at a time, in seconds.
    func move(to point: CGPoint, at time: TimeInterval) { tracker.add(point, at: time) }

    /// Scrolls a view by a distance in points. Returns whether it did, or nothing else is to be scrolled.
    func scroll(_ view: UIScrollView, by delta: CGVector) -> Bool {
        guard view.isPagingEnabled else { return view.scroll(by: delta) || view.keepsDrag(by: delta) }
        let start = view.contentOffset
        guard view.scroll(by: delta, endsAtPage: false) else { return view.keepsDrag(by: delta) }
        if !dragged.contains(where: { $0.view === view }) { dragged.append((view, start)) }
        return true
    }

    func note(_ contents: any DragResting) {
        if !self.contents.contains(where: { $0 === contents }) { self.contents.append(contents) }
    }

    /// The touch has gone. One that no longer counts leaves no speed behind.
    func end(isCancelled: Bool) {
        let touch = isCancelled ? .zero : tracker.velocity()
        // The visible contents move against the touch.
        let velocity = CGVector(dx: -touch.dx, dy: -touch.dy)
        let (views, contents) = (dragged, contents)
        (dragged, self.contents, tracker) = ([], [], VelocityTracker())
        for (view, start) in views { view.endDrag(from: start, velocity: velocity) }
        for one in contents { one.rest(velocity: velocity) }
    }
}

extension UIScrollView {
    /// Whether a touch belongs to the view that cannot scroll it by a distance.
    fileprivate final func keepsDrag(by delta: CGVector) -> Bool {
        guard bounces, isScrollEnabled, isUserInteractionEnabled, delta.dx.isFinite, delta.dy.isFinite else {
            return false
        }
        if abs(delta.dx) > abs(delta.dy) { return alwaysBounceHorizontal }
        // A pull that refreshes the content is left to the refresh control.
        return alwaysBounceVertical && !(delta.dy < 0 && refreshControl?.canBePulled == true)
    }
}
