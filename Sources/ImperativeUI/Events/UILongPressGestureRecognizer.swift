import Foundation
import Motion

/// A continuous gesture recogniser for a touch that is held down.
///
/// The gesture begins when the minimum duration has passed, changes with each move after that, and ends when the
/// touch is lifted.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum time that the touch must be held, in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement of the touch before the gesture begins, in points; 10 by default.
    open var allowableMovement: CGFloat = 10
    /// The number of taps required before the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// The number of touches required; 1 by default. Only presses with one touch are supported.
    open var numberOfTouchesRequired = 1

    private final var start = CGPoint.zero
    private final var end: Appointment?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == numberOfTouchesRequired, let touch = touches.first, touch.tapCount > numberOfTapsRequired
        else {
            state = .failed
            return
        }
        start = location(in: nil)
        end = clock.after(minimumPressDuration) { [weak self] in self?.durationIsOver() }
    }

    private func durationIsOver() {
        guard state == .possible, !touches.isEmpty else { return }
        state = .began
        timeHasCome()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
            return
        }
        let point = location(in: nil)
        let (x, y) = (point.x - start.x, point.y - start.y)
        if (x * x + y * y).squareRoot() > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        end?.cancel()
        end = nil
    }
}
