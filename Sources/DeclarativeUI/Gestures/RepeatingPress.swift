import Foundation

/// A touch that is held in place: a step when it is let go, or further ones in a rhythm once it has been held for a
/// while.
struct RepeatingPress {
    /// What is told of the touch.
    struct Value: Equatable, Sendable {
        /// Where the touch came down, in the space of the view.
        let place: CGPoint
        /// How many steps were due up to now.
        var steps: Int
    }

    /// How long the touch is held before the first step, in seconds.
    let delay: TimeInterval
    /// The time between further steps, in seconds.
    let interval: TimeInterval
    /// How far the touch may move, in points.
    var reach: CGFloat = 10
}

extension RepeatingPress: Gesture {
    typealias Body = Never

    static func _makeTracker(_ gesture: RepeatingPress) -> _GestureTracker<Value> { RepeatingPressTracker(gesture) }

    static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: RepeatingPress) {}
}

private final class RepeatingPressTracker: _GestureTracker<RepeatingPress.Value> {
    private let gesture: RepeatingPress
    private var start: GestureTouch?
    private var due: TimeInterval?

    init(_ gesture: RepeatingPress) {
        self.gesture = gesture
        super.init()
    }

    override var deadline: TimeInterval? { stage.isLast ? nil : due }

    override func take(_ event: GestureEvent) {
        switch event {
        case .began(let touch):
            start = touch
            due = touch.time + gesture.delay
            phase = .possible(RepeatingPress.Value(place: touch.location(in: .local), steps: 0))
        case .moved(let touch):
            guard let start else { return }
            follow(touch.time)
            let (x, y) = (touch.point.x - start.point.x, touch.point.y - start.point.y)
            if (x * x + y * y).squareRoot() <= gesture.reach { return }
            // What has begun to step ends; otherwise it may be a drag of something else.
            if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
        case .ended(let touch):
            follow(touch.time)
            guard var value = phase.value else { return }
            value.steps = max(value.steps, 1)
            phase = .ended(value)
        case .time(let time): follow(time)
        case .touchesAreOver: phase = .failed
        }
    }

    private func follow(_ time: TimeInterval) {
        guard var value = phase.value, var next = due, time >= next else { return }
        // After a pause of the program steps are left out, not made up for.
        value.steps += 1
        next = max(next + gesture.interval, time)
        due = next
        phase = .active(value)
    }
}
