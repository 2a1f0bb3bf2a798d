import Drawing
import Foundation

/// A touch that is held in place: a step when it is let go, or further ones in a rhythm once it has been held for a
/// while. While the touch is elsewhere, there are none.
struct RepeatingPress {
    /// The state of the touch.
    struct Value: Equatable, Sendable {
        /// Where the touch came down, in the space of the view.
        let point: CGPoint
        /// How many steps were due up to now.
        var steps: Int
        /// Whether the touch is where it came down, or near.
        var isInside = true
    }

    /// How long the touch is held before the first step, in seconds.
    let delay: TimeInterval
    /// The time between further steps, in seconds.
    let interval: TimeInterval
    /// Whether a point of the view counts as the point where the touch came down.
    let isSame: (_ point: CGPoint, _ start: CGPoint) -> Bool
}

extension RepeatingPress: Gesture {
    typealias Body = Never

    static func _makeTracker(_ gesture: RepeatingPress) -> _GestureTracker<Value> { RepeatingPressTracker(gesture) }

    static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: RepeatingPress) {}
}

private final class RepeatingPressTracker: _GestureTracker<RepeatingPress.Value> {
    private let gesture: RepeatingPress
    private var press = PressTracker()
    private var due: TimeInterval?

    init(_ gesture: RepeatingPress) {
        self.gesture = gesture
        super.init()
    }

    override var deadline: TimeInterval? { stage.isLast ? nil : due }

    override func take(_ event: GestureEvent) {
        switch event {
        case .began(let touch):
            press.begin()
            due = touch.time + gesture.delay
            phase = .possible(RepeatingPress.Value(point: touch.location(in: .local), steps: 0))
        case .moved(let touch): move(touch)
        case .ended(let touch):
            move(touch)
            guard var value = phase.value else { return }
            if press.isInside { value.steps = max(value.steps, 1) }
            phase = value.steps > 0 ? .ended(value) : .failed
        case .time(let time): follow(time)
        case .touchesAreOver: phase = .failed
        }
    }

    private func move(_ touch: GestureTouch) {
        follow(touch.time)
        guard var value = phase.value,
            let crossing = press.move(isInside: gesture.isSame(touch.location(in: .local), value.point))
        else { return }
        value.isInside = crossing == .enters
        due = value.isInside ? touch.time + gesture.delay : nil
        phase = phase.map { _ in value }
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
