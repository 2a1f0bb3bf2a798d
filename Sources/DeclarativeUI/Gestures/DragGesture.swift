import Drawing
import Foundation

/// A touch that is dragged.
public struct DragGesture {
    /// Where and how fast a touch is dragged.
    public struct Value: Equatable, Sendable {
        /// When the touch was there.
        public var time: Date
        /// Where the touch is.
        public var location: CGPoint
        /// Where the touch came down.
        public var startLocation: CGPoint
        /// How fast the touch moves, in points a second.
        public var velocity: CGSize

        /// How far the touch is from where it came down.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// How long the touch would go on at its speed if it were let go, in seconds.
        private static var glide: CGFloat { 0.25 }

        /// Where the touch would come to rest if it were let go now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }

        /// How far from where the touch came down it would come to rest if it were let go now.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    /// How far the touch must move before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The space of the places.
    public var coordinateSpace: CoordinateSpace
    /// The axis along which the drag must begin; `nil` for any.
    var axis: Axis?

    /// Makes a gesture of a touch that is dragged.
    ///
    /// - Parameters:
    ///   - minimumDistance: How far the touch must move before the drag begins, in points; 10 by default.
    ///   - coordinateSpace: The space of the places; by default the view's own.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Makes a gesture of a touch that is dragged.
    ///
    /// - Parameters:
    ///   - minimumDistance: How far the touch must move before the drag begins, in points; 10 by default.
    ///   - coordinateSpace: The space of the places.
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: Gesture {
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: DragGesture) -> _GestureTracker<Value> { DragTracker(gesture) }

    /// Updates what follows touches for the gesture. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: DragGesture) {
        (tracker as? DragTracker)?.gesture = gesture
    }
}

private final class DragTracker: _GestureTracker<DragGesture.Value> {
    var gesture: DragGesture
    private var start: GestureTouch?
    private var startLocation = CGPoint.zero
    /// Follows the touch in the space of the gesture.
    private var tracker = VelocityTracker()

    init(_ gesture: DragGesture) {
        self.gesture = gesture
        super.init()
    }

    override func take(_ event: GestureEvent) {
        switch event {
        case .began(let touch):
            start = touch
            startLocation = touch.location(in: gesture.coordinateSpace)
            follow(touch)
        case .moved(let touch): follow(touch)
        case .ended(let touch):
            follow(touch)
            if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
        case .time: break
        case .touchesAreOver: phase = .failed
        }
    }

    private func follow(_ touch: GestureTouch) {
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
