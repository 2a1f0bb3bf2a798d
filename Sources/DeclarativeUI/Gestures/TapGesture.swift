import Foundation

/// A tap, or several in a row.
public struct TapGesture {
    /// How many taps in a row are needed.
    public var count: Int

    /// Makes a gesture of taps.
    ///
    /// - Parameter count: How many taps in a row are needed; 1 by default. A number below 1 counts as 1.
    public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
    /// A tap tells nothing.
    public typealias Value = Void
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: TapGesture) -> _GestureTracker<Void> {
        TapTracker(gesture.count) { _ in }
    }

    /// Updates what follows touches for the gesture. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Void>, with gesture: TapGesture) {
        (tracker as? TapTracker<Void>)?.update(gesture.count) { _ in }
    }
}

/// A tap, or several in a row, which tells where it was.
public struct SpatialTapGesture {
    /// Where a tap was.
    public struct Value: Equatable, Sendable {
        /// The place, in the space of the gesture.
        public var location: CGPoint
    }

    /// How many taps in a row are needed.
    public var count: Int
    /// The space of the place.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture of taps.
    ///
    /// - Parameters:
    ///   - count: How many taps in a row are needed; 1 by default. A number below 1 counts as 1.
    ///   - coordinateSpace: The space of the place; by default the view's own.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Makes a gesture of taps.
    ///
    /// - Parameters:
    ///   - count: How many taps in a row are needed; 1 by default. A number below 1 counts as 1.
    ///   - coordinateSpace: The space of the place.
    @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
}

extension SpatialTapGesture: Gesture {
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: SpatialTapGesture) -> _GestureTracker<Value> {
        TapTracker(gesture.count) { Value(location: $0.location(in: gesture.coordinateSpace)) }
    }

    /// Updates what follows touches for the gesture. Not for clients to call.
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
