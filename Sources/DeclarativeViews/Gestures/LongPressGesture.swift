import Foundation

/// A touch held for a minimum duration. It ends as soon as the duration is reached.
public struct LongPressGesture {
    /// The minimum duration of the touch, in seconds.
    public var minimumDuration: Double
    /// The maximum distance the touch may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Creates a long-press gesture.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration of the touch, in seconds. The default is 0.5.
    ///   - maximumDistance: The maximum distance the touch may move meanwhile, in points. The default is 10.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: Gesture {
    /// The type of the gesture's value: `true` while the touch is held and when the duration is reached.
    public typealias Value = Bool
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: LongPressGesture) -> _GestureTracker<Bool> {
        LongPressTracker(gesture)
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
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
