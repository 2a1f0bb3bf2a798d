import Drawing
import Foundation

/// The course of two fingers from when they came down until now.
@MainActor struct PinchCourse {
    fileprivate let start: GestureTouch
    fileprivate(set) var time: Date
    fileprivate(set) var pinch: GesturePinch
    /// The change per second of the scale, and of the rotation in radians.
    fileprivate(set) var velocity = CGVector.zero

    /// The location between the fingers when they came down, in the view's coordinates.
    var startLocation: CGPoint { start.location(in: .local) }

    /// The location as a point of the view's unit square.
    var startAnchor: UnitPoint {
        let (point, size) = (startLocation, start.viewSpace.size)
        return UnitPoint(x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
    }
}

/// Follows two fingers.
final class PinchTracker<Value>: ContinuousTracker<Value> {
    /// Whether the fingers have moved far enough for the gesture to begin.
    var begins: (GesturePinch) -> Bool
    private let value: @MainActor (PinchCourse) -> Value
    private var course: PinchCourse?
    /// Follows the scale and the rotation.
    private var tracker = VelocityTracker()

    init(beginsWhen begins: @escaping (GesturePinch) -> Bool, value: @escaping @MainActor (PinchCourse) -> Value) {
        (self.begins, self.value) = (begins, value)
        super.init()
    }

    override var followsTouches: Bool { false }
    override var followsPinches: Bool { true }

    override func begin(_ touch: GestureTouch) {
        course = touch.pinch.map { PinchCourse(start: touch, time: touch.date, pinch: $0) }
    }

    override func follow(_ touch: GestureTouch) {
        guard let pinch = touch.pinch, var course else { return }
        tracker.add(CGPoint(x: pinch.scale, y: pinch.rotation), at: touch.time)
        (course.time, course.pinch, course.velocity) = (touch.date, pinch, tracker.velocity())
        self.course = course
        if stage == .possible, !begins(pinch) { return }
        phase = .active(value(course))
    }
}
