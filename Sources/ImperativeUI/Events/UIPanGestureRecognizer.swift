import Drawing
import Foundation
import Motion

/// A continuous gesture recogniser for a touch that is dragged.
///
/// The gesture begins once the touch has moved by 10 points, and changes with each move.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of touches of a drag; 1 by default. Only drags with one touch are supported.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches of a drag; unlimited by default.
    open var maximumNumberOfTouches = Int.max

    /// How far a touch has to move, in points.
    static let distance: CGFloat = 10

    private final var start = CGPoint.zero
    /// Follows the touch in the coordinates of the topmost view.
    private final var tracker = VelocityTracker()

    /// Returns the translation of the touch since it came down, or since the translation was last set, in the
    /// coordinates of a view.
    open func translation(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let (from, to) = (convert(start, to: view), location(in: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Sets the translation of the touch, in the coordinates of a view.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let point = location(in: view)
        let from = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
        start = view.map { $0.convert(from, to: nil) } ?? from
    }

    /// Returns the velocity of the touch in points per second, in the coordinates of a view; zero if it rests.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = tracker.velocity { convert($0, to: view) }
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view.map { $0.convert(point, from: nil) } ?? point
    }

    /// Notes where the touch is now.
    final func note() {
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
        let point = location(in: nil)
        goOn(isFarEnough: max(abs(point.x - start.x), abs(point.y - start.y)) >= Self.distance)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note()
        comeToEnd()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { breakOff() }

    open override func reset() { tracker = VelocityTracker() }
}
