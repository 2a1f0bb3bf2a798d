import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture {
    /// The values of a magnify gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the current event.
        public var time: Date
        /// How many times further apart the fingers are than when they came down.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The location between the fingers when they came down, as a point of the view's unit square.
        public var startAnchor: UnitPoint
        /// The location between the fingers when they came down, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The minimum change of the magnification before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture.
    ///
    /// - Parameter minimumScaleDelta: The minimum change of the magnification before the gesture begins. The default is
    ///   0.01.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: MagnifyGesture) -> _GestureTracker<Value> {
        PinchTracker(beginsWhen: gesture.begins) { Value($0) }
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: MagnifyGesture) {
        (tracker as? PinchTracker<Value>)?.begins = gesture.begins
    }

    fileprivate var begins: (GesturePinch) -> Bool {
        let least = minimumScaleDelta
        return { abs($0.scale - 1) >= least }
    }
}

extension MagnifyGesture.Value {
    @MainActor fileprivate init(_ course: PinchCourse) {
        self.init(
            time: course.time, magnification: course.pinch.scale, velocity: course.velocity.dx,
            startAnchor: course.startAnchor, startLocation: course.startLocation)
    }
}

/// Two fingers that move apart or together. New code uses ``MagnifyGesture``.
public struct MagnificationGesture {
    /// The minimum change of the magnification before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture.
    ///
    /// - Parameter minimumScaleDelta: The minimum change of the magnification before the gesture begins. The default is
    ///   0.01.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
    /// The type of the gesture's value: how many times further apart the fingers are than when they came down.
    public typealias Value = CGFloat
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: MagnificationGesture) -> _GestureTracker<CGFloat> {
        PinchTracker(beginsWhen: gesture.begins) { $0.pinch.scale }
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<CGFloat>, with gesture: MagnificationGesture) {
        (tracker as? PinchTracker<CGFloat>)?.begins = gesture.begins
    }

    private var begins: (GesturePinch) -> Bool { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).begins }
}
