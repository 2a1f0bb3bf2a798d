import Foundation

/// Two fingers that move around each other.
public struct RotateGesture {
    /// The values of a rotate gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the current event.
        public var time: Date
        /// The angle by which the fingers have turned since they came down, clockwise.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The location between the fingers when they came down, as a point of the view's unit square.
        public var startAnchor: UnitPoint
        /// The location between the fingers when they came down, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The minimum rotation before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotate gesture.
    ///
    /// - Parameter minimumAngleDelta: The minimum rotation before the gesture begins. The default is one degree.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: RotateGesture) -> _GestureTracker<Value> {
        PinchTracker(beginsWhen: gesture.begins) { Value($0) }
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: RotateGesture) {
        (tracker as? PinchTracker<Value>)?.begins = gesture.begins
    }

    fileprivate var begins: (GesturePinch) -> Bool {
        let least = minimumAngleDelta.radians
        return { abs($0.rotation) >= least }
    }
}

extension RotateGesture.Value {
    @MainActor fileprivate init(_ course: PinchCourse) {
        self.init(
            time: course.time, rotation: .radians(course.pinch.rotation), velocity: .radians(course.velocity.dy),
            startAnchor: course.startAnchor, startLocation: course.startLocation)
    }
}

/// Two fingers that move around each other. New code uses ``RotateGesture``.
public struct RotationGesture {
    /// The minimum rotation before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    ///
    /// - Parameter minimumAngleDelta: The minimum rotation before the gesture begins. The default is one degree.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
    /// The type of the gesture's value: the angle by which the fingers have turned since they came down, clockwise.
    public typealias Value = Angle
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: RotationGesture) -> _GestureTracker<Angle> {
        PinchTracker(beginsWhen: gesture.begins) { .radians($0.pinch.rotation) }
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Angle>, with gesture: RotationGesture) {
        (tracker as? PinchTracker<Angle>)?.begins = gesture.begins
    }

    private var begins: (GesturePinch) -> Bool { RotateGesture(minimumAngleDelta: minimumAngleDelta).begins }
}
