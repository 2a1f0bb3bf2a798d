import Foundation

/// One or more taps.
public struct TapGesture {
    /// The number of successive taps required.
    public var count: Int

    /// Creates a tap gesture.
    ///
    /// - Parameter count: The number of successive taps required. The default is 1. A number below 1 counts as 1.
    public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
    /// The type of the gesture's value: `Void`, because a tap has no value.
    public typealias Value = Void
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: TapGesture) -> _GestureTracker<Void> {
        TapTracker(gesture.count) { _ in }
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Void>, with gesture: TapGesture) {
        (tracker as? TapTracker<Void>)?.update(gesture.count) { _ in }
    }
}

/// One or more taps, with their location.
public struct SpatialTapGesture {
    /// The value of a spatial tap gesture.
    public struct Value: Equatable, Sendable {
        /// The location of the tap, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The number of successive taps required.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture that reports its location.
    ///
    /// - Parameters:
    ///   - count: The number of successive taps required. The default is 1. A number below 1 counts as 1.
    ///   - coordinateSpace: The coordinate space of the location. The default is the view's own.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a tap gesture that reports its location.
    ///
    /// - Parameters:
    ///   - count: The number of successive taps required. The default is 1. A number below 1 counts as 1.
    ///   - coordinateSpace: The coordinate space of the location.
    @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
}

extension SpatialTapGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: SpatialTapGesture) -> _GestureTracker<Value> {
        TapTracker(gesture.count) { Value(location: $0.location(in: gesture.coordinateSpace)) }
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: SpatialTapGesture) {
        (tracker as? TapTracker<Value>)?.update(gesture.count) {
            Value(location: $0.location(in: gesture.coordinateSpace))
        }
    }
}

/// Follows touches that go up near where they came down.
private final class TapTracker<Value>: _GestureTracker<Value> {
    private var count: Int
    private var value: @MainActor (GestureTouch) -> Value
    private var taps = 0

    init(_ count: Int, _ value: @escaping @MainActor (GestureTouch) -> Value) {
        (self.count, self.value) = (max(1, count), value)
        super.init()
    }

    func update(_ count: Int, _ value: @escaping @MainActor (GestureTouch) -> Value) {
        (self.count, self.value) = (max(1, count), value)
    }

    override var wantsMoreTouches: Bool { taps > 0 && stage == .possible }
    override var isSingleTap: Bool { count == 1 }

    override func take(_ event: GestureEvent) {
        switch event {
        case .began, .time: break
        case .moved(let touch): if !touch.isNearStart { phase = .failed }
        case .ended(let touch):
            taps += 1
            if !touch.isNearStart {
                phase = .failed
            } else if taps >= count {
                phase = .ended(value(touch))
            }
        case .touchesAreOver: phase = .failed
        }
    }
}
