import Foundation

/// Follows touches for a gesture that goes on with each of their movements until they end.
class ContinuousTracker<Value>: _GestureTracker<Value> {
    override final func take(_ event: GestureEvent) {
        switch event {
        case .began(let touch):
            begin(touch)
            follow(touch)
        case .moved(let touch): follow(touch)
        case .ended(let touch):
            follow(touch)
            if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
        case .time: break
        case .touchesAreOver: phase = .failed
        }
    }

    /// Notes where the touch came down.
    func begin(_ touch: GestureTouch) {}

    /// Follows the touch, which may have come far enough for the gesture to begin.
    func follow(_ touch: GestureTouch) {}
}
