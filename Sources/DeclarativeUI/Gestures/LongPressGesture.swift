import Foundation

/// A touch that is held down for a while. It ends as soon as it is long enough.
public struct LongPressGesture {
    /// How long the touch must be held, in seconds.
    public var minimumDuration: Double
    /// How far the touch may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Makes a gesture of a touch that is held down.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long it must be held, in seconds; half a second by default.
    ///   - maximumDistance: How far it may move meanwhile, in points; 10 by default.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: Gesture {
    /// True while the touch is held, and when it was held long enough.
    public typealias Value = Bool
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: LongPressGesture) -> _GestureTracker<Bool> {
        LongPressTracker(gesture)
    }

    /// Updates what follows touches for the gesture. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Bool>, with gesture: LongPressGesture) {
        (tracker as? LongPressTracker)?.gesture = gesture
    }
}

private final class LongPressTracker: _GestureTracker<Bool> {
    var gesture: LongPressGesture
    private var start: GestureTouch?

    init(_ gesture: LongPressGesture) {
        self.gesture = gesture
        super.init()
    }

    override var deadline: TimeInterval? {
        stage == .possible ? start.map { $0.time + gesture.minimumDuration } : nil
    }

    private func check(_ time: TimeInterval) {
        if let deadline, time >= deadline { phase = .ended(true) }
    }

    override func take(_ event: GestureEvent) {
        switch event {
        case .began(let touch):
            start = touch
            phase = .possible(true)
            check(touch.time)
        case .moved(let touch):
            guard let start else { return }
            check(touch.time)
            let (x, y) = (touch.point.x - start.point.x, touch.point.y - start.point.y)
            if stage == .possible, (x * x + y * y).squareRoot() > gesture.maximumDistance { phase = .failed }
        case .ended(let touch):
            check(touch.time)
            if stage == .possible { phase = .failed }
        case .time(let time): check(time)
        case .touchesAreOver: phase = .failed
        }
    }
}
