import Drawing
import Foundation

/// A dragging motion of a touch.
public struct DragGesture {
    /// The values of a drag gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the current event.
        public var time: Date
        /// The current location of the touch.
        public var location: CGPoint
        /// The location at which the touch began.
        public var startLocation: CGPoint
        /// The velocity of the touch, in points per second.
        public var velocity: CGSize

        /// The distance from the start location to the current location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// How long the touch would go on at its speed if it were let go, in seconds.
        private static var glide: CGFloat { 0.25 }

        /// The predicted location at which the touch would come to rest if released now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }

        /// The predicted distance from the start location to that at which the touch would come to rest if released
        /// now.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    /// The distance the touch must move before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace
    /// The axis along which the drag must begin; `nil` for any.
    var axis: Axis?

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance the touch must move before the drag begins, in points. The default is 10.
    ///   - coordinateSpace: The coordinate space of the locations. The default is the view's own.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance the touch must move before the drag begins, in points. The default is 10.
    ///   - coordinateSpace: The coordinate space of the locations.
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: DragGesture) -> _GestureTracker<Value> { DragTracker(gesture) }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: DragGesture) {
        (tracker as? DragTracker)?.gesture = gesture
    }
}

private final class DragTracker: ContinuousTracker<DragGesture.Value> {
    var gesture: DragGesture
    private var start: GestureTouch?
    private var startLocation = CGPoint.zero
    /// Follows the touch in the space of the gesture.
    private var tracker = VelocityTracker()

    init(_ gesture: DragGesture) {
        self.gesture = gesture
        super.init()
    }

    override func begin(_ touch: GestureTouch) {
        start = touch
        startLocation = touch.location(in: gesture.coordinateSpace)
    }

    override func follow(_ touch: GestureTouch) {
        guard let start else { return }
        let location = touch.location(in: gesture.coordinateSpace)
        tracker.add(location, at: touch.time)
        let (x, y) = (touch.point.x - start.point.x, touch.point.y - start.point.y)
        if stage == .possible {
            if (x * x + y * y).squareRoot() < gesture.minimumDistance { return }
            if let axis = gesture.axis, (abs(x) > abs(y)) != (axis == .horizontal) { return phase = .failed }
        }
        let velocity = tracker.velocity()
        phase = .active(
            DragGesture.Value(
                time: touch.date, location: location, startLocation: startLocation,
                velocity: CGSize(width: velocity.dx, height: velocity.dy)))
    }
}
