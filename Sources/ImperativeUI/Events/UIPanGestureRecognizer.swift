import Drawing
import Foundation
import Motion

/// Recognises a touch that is dragged.
///
/// It begins once the touch has moved by 10 points, and changes with each move.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How few touches make a drag; 1 by default. So far there are only drags of one touch.
    open var minimumNumberOfTouches = 1
    /// How many touches can make a drag; any number by default.
    open var maximumNumberOfTouches = Int.max

    /// How far a touch has to move, in points.
    static let distance: CGFloat = 10

    private final var start = CGPoint.zero
    /// Follows the touch in the coordinates of the topmost view.
    private final var tracker = VelocityTracker()

    /// How far the touch has moved since it came down, or since that was set, in the coordinates of a view.
    open func translation(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let (from, to) = (convert(start, to: view), location(in: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Sets how far the touch has moved, in the coordinates of a view.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let place = location(in: view)
        let from = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
        start = view.map { $0.convert(from, to: nil) } ?? from
    }

    /// How fast the touch moves, in points a second, in the coordinates of a view; zero for one that rests.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = tracker.velocity { convert($0, to: view) }
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }

    private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
        view.map { $0.convert(place, from: nil) } ?? place
    }

    private func note() {
        tracker.add(location(in: nil), at: clock.now)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count >= minimumNumberOfTouches, touches.count <= maximumNumberOfTouches else {
            state = .failed
            return
        }
        start = location(in: nil)
        note()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note()
        let place = location(in: nil)
        if state != .possible {
            state = .changed
        } else if abs(place.x - start.x) >= Self.distance || abs(place.y - start.y) >= Self.distance {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note()
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() { tracker = VelocityTracker() }
}
