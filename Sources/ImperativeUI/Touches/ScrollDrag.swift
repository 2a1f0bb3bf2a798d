import Drawing
import Foundation

/// The contents a touch has dragged that do not stay there; they go to rest when the touch is gone.
@MainActor final class ScrollDrag: DragNoting {
    /// The scroll views that the touch came down in.
    private var views: [UIScrollView] = []
    private var contents: [any DragResting] = []
    private var tracker = VelocityTracker()
    private var start = 0.0
    private var now = 0.0
    private var hit: UIView?
    private(set) var event = UIEvent()
    /// The recognisers that have the touch. Only what goes together with all of them is scrolled.
    var claims: [UIGestureRecognizer] = []
    /// Whether a control follows the touch, so that only a scroll view that takes it from there is scrolled.
    var isKept = false

    /// The time, in seconds, in which a touch scrolls a view that cannot take it from a view inside.
    private static let delay = 0.15

    /// A touch comes down on a view.
    func begin(_ touch: UITouch, on hit: UIView, with event: UIEvent, at time: TimeInterval) {
        (self.hit, self.event, start, now) = (hit, event, time, time)
        views = hit.selfAndSuperviews.compactMap { $0 as? UIScrollView }
        for view in views { view.touchDidBegin(touch, with: event) }
    }

    /// The touch is at a point at a time, in seconds.
    func move(to point: CGPoint, at time: TimeInterval) {
        now = time
        tracker.add(point, at: time)
        for view in views { view.motionStorage?.pan.note() }
    }

    /// The touch has moved: recognisers of the drags that it goes on with are told.
    func goOn() {
        for case let motion? in views.map(\.motionStorage) where motion.isDragging {
            motion.pan.goOn(to: .changed, with: event)
        }
    }

    /// Scrolls a view by a distance in points. Returns whether it did, or nothing else is to be scrolled.
    func scroll(_ view: UIScrollView, by delta: CGVector) -> Bool {
        guard view.isTracking else { return false }
        if !view.isDragging, !mayBegin(view) { return false }
        return view.drag(by: delta, with: event)
    }

    /// Whether contents without views are scrolled.
    var scrollsContents: Bool { claims.isEmpty && !isKept }

    private func mayBegin(_ view: UIScrollView) -> Bool {
        let pan = view.panGestureRecognizer
        guard claims.allSatisfy({ $0.goesWith(pan) }) else { return false }
        // What the drag requires to fail may still be recognised.
        let rivals = pan.rivals.compactMap(\.recognizer)
        if rivals.contains(where: { $0.arena != nil && $0.follows }) { return false }
        guard let hit, hit !== view else { return !isKept }
        if isKept { return view.canCancelContentTouches && view.touchesShouldCancel(in: hit) }
        return view.canCancelContentTouches || (view.delaysContentTouches && now - start < Self.delay)
    }

    /// Whether a recogniser goes on beside the drags that have begun.
    func goesWithDrags(_ recognizer: UIGestureRecognizer) -> Bool {
        let dragged = views.filter(\.isDragging)
        return !dragged.isEmpty && dragged.allSatisfy { $0.panGestureRecognizer.goesWith(recognizer) }
    }

    func note(_ contents: any DragResting) {
        if !self.contents.contains(where: { $0 === contents }) { self.contents.append(contents) }
    }

    /// The touch has gone. One that no longer counts leaves no speed behind.
    func end(isCancelled: Bool) {
        let touch = isCancelled ? .zero : tracker.velocity()
        // The visible contents move against the touch.
        let velocity = CGVector(dx: -touch.dx, dy: -touch.dy)
        let (views, contents) = (views, contents)
        (self.views, self.contents, tracker, claims, hit) = ([], [], VelocityTracker(), [], nil)
        isKept = false
        for view in views { view.touchDidEnd(velocity: velocity, isCancelled: isCancelled, with: event) }
        for one in contents { one.rest(velocity: velocity) }
    }
}
