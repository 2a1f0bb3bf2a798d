import Foundation
import Motion

/// Recognises a touch that is held down.
///
/// It begins when the time is over, changes with each move after that, and ends when the touch goes up.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the touch must be held, in seconds; half a second by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the touch may move meanwhile, in points; 10 by default.
    open var allowableMovement: CGFloat = 10
    /// How many taps must come before; none by default.
    open var numberOfTapsRequired = 0
    /// How many touches are needed; 1 by default. So far there are only presses of one touch.
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
        let place = location(in: nil)
        let (x, y) = (place.x - start.x, place.y - start.y)
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
